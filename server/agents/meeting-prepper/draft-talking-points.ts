import type { Claim, Trigger } from '#contract/evidence.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { freshFirst, isPast } from '#contract/talking-points.ts';
import { wordsOf } from '#server/readers/sentences.ts';
import type { Finding } from '../analyst.ts';
import { triggerOf } from '../opener-trigger.ts';
import { fewestOpenings } from './draft-company.ts';
import { isReach } from './draft-pains.ts';
import { ownFeed } from './gather-research.ts';
import { isSad, newsToOpenWith } from './news-to-open-with.ts';
import { ClaimList, findingsOf, pagesRead, type PrepMaterial, type ReadySections } from './prep-material.ts';

const most = 5;
/** Above this many words no further opener is added. */
const mostWords = 80;
/** Name of the SEC source within a sentence. */
const filings = 'its filings with the SEC';

const inside = (text = ''): string => text.replace(/[“”"]/gu, "'");
const unended = (text = ''): string => inside(text).replace(/[.!]$/u, '');

/** Builds a talking point with its trigger and date. */
function newsPoint(finding: Finding, trigger: Trigger, today: string): string {
  const { name, quotes, date, where, items } = finding;
  const day = date ? dayInWords(date) : (quotes[1]?.text ?? '');
  const { freshUntil } = trigger;
  const isOld = isPast({ trigger }, today);
  const fresh = date && freshUntil && !isOld ? ` Fresh until ${dayInWords(freshUntil)}.` : '';
  if (isSad(finding))
    return `Know of “${name}” (${day}) and don’t open with it. If they bring it up, ask what has changed since.`;
  if (items)
    return `On ${day} they reported ${name} to the SEC. Ask what it changes for their plans this year.${fresh}`;
  if (where && where !== ownFeed)
    return `On ${day} ${where} wrote “${name}”. Ask how they see it, and what it changes for their team.${fresh}`;
  if (isOld) return `Mention their announcement of ${day}, “${name}”, only if it comes up, and ask what came of it.`;
  return `Open with their announcement of ${day}, “${name}”, and ask what it changes for their team.${fresh}`;
}

const wordsIn = (claims: readonly Claim[]): number => claims.reduce((sum, { text }) => sum + wordsOf(text), 0);

/** Drafts openers, each based on something the site states. */
export function draftTalkingPoints(material: PrepMaterial, ready: ReadySections): Claim[] {
  const list = new ClaimList('talkingPoints', ready);
  const { company } = material;
  const readOn = ({ quotes: [quote] }: Finding): string =>
    material.pages.find(({ source }) => source.id === quote?.sourceId)?.source.fetchedAt ?? material.today;
  const startOf = (finding: Finding, what: string): Trigger =>
    triggerOf(what, { on: finding.date ?? null, readOn: readOn(finding), isNews: finding.topic === 'news' });
  const add = (finding: Finding, text: string, trigger: Trigger): void => {
    list.inference(text, [list.resting(finding)], { trigger });
  };
  const point = (finding: Finding | undefined, what: string, text: (finding: Finding) => string): void => {
    const openers = list.claims.filter(({ kind }) => kind === 'inference');
    if (finding && openers.length < most && wordsIn(openers) < mostWords)
      add(finding, text(finding), startOf(finding, what));
  };
  const addNews = (news: Finding): void => {
    const { where, items } = news;
    const what = items ? 'a report to the SEC' : where && where !== ownFeed ? `news on ${where}` : 'their announcement';
    const trigger = startOf(news, what);
    add(news, newsPoint(news, trigger, material.today), trigger);
  };
  const triggers = newsToOpenWith(material);
  for (const news of triggers.filter((each) => !isSad(each))) addNews(news);
  point(
    findingsOf(material, 'money').find(({ where, items, range }) => !items && !range && (!where || where === filings)),
    'the figure they published',
    ({ where, date }) =>
      `Mention the figure they published${where && date ? ` (filed ${dayInWords(date)})` : ''} and ask what they plan to fund next.`,
  );
  point(
    findingsOf(material, 'customer')[0],
    'a customer they name',
    ({ name }) =>
      `Bring up their customer ${name}, whom they name in public, and ask what made that work and what they would repeat.`,
  );
  // Several are evidence of a pain, which is where they stand.
  const jobs = findingsOf(material, 'job');
  point(
    jobs.length < fewestOpenings ? jobs[0] : undefined,
    'a job they advertise',
    ({ name }) => `Mention that they look for “${name}” and ask what should be different once someone is in the role.`,
  );
  point(
    findingsOf(material, 'scale').find((finding) => !finding.where && !finding.range && isReach(finding)),
    'the reach they state',
    (finding) =>
      `Acknowledge the reach that they state (“${unended(finding.quotes[0]?.text)}”), and ask which part of serving it costs the most effort.`,
  );
  point(
    findingsOf(material, 'price')[0],
    'their public prices',
    ({ name }) => `Their prices are public, including “${name}”. Ask what most new customers choose, and why.`,
  );
  point(
    findingsOf(material, 'statement').find(
      (finding) =>
        list.idOf(finding) === null &&
        /\b(our mission|mission (is|to)|here to|we believe|our vision|our goal|our purpose|same mission)\b/iu.test(
          finding.quotes[0]?.text ?? '',
        ),
    ),
    'what they say they aim for',
    ({ quotes: [quote] }) => `Quote them, “${unended(quote?.text)}”, and ask where day-to-day work still falls short.`,
  );
  if (list.claims.length === 0)
    point(
      material.opening[0],
      'how they describe themselves',
      () => `Begin with how ${company} describes itself, and ask how they would put it to a new customer today.`,
    );
  // Last: what one should know and not begin with.
  for (const news of triggers.filter(isSad)) addNews(news);
  if (list.claims.length === 0)
    list.missing(`Nothing on ${pagesRead(material)} was specific enough to open a conversation with.`);
  return freshFirst(list.claims, material.today);
}
