import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { prepareGiven } from '#bench/prep-run.ts';
import { givenSites } from '#bench/prep-sites.ts';
import { isStated, trapsTold } from '#bench/prep-facts.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { ownWords } from '#server/agents/ledger/vocabulary/speakers.ts';
import { nameTest } from '#server/agents/ledger/read-lines.ts';
const own = wordTest(ownWords);
const org =
  /\b(?:the|die|das|der|la|el|le|het|de|this|a|an) (?:\p{L}+ ){0,2}(?:company|firm|business|group|firma|unternehmen|entreprise|empresa|bedrijf|practice|school|museum|bank|yard|mill|brewery|cooperative|coopérative|charity|university|hospital|clinic|agency|studio|team)\b/iu;
for (const data of process.argv.slice(2))
  for (const site of givenSites(data)) {
    if (/patterson-none/.test(site.name)) continue;
    const { brief } = await prepareGiven(site, 0, builtInAnalyst);
    const name = nameTest(brief.prospect.company);
    const traps = new Set(trapsTold(brief, site.facts).map(({ claim }) => claim));
    for (const [key, section] of Object.entries(brief.sections))
      for (const c of section.claims) {
        if (c.kind !== 'fact') continue;
        const quote = /“([^”]+)”/u.exec(c.text)?.[1];
        if (quote === undefined || quote.split(' ').length < 7) continue;
        const at = /\d/u.exec(quote)?.index;
        if (at === undefined) continue;
        const clauses = quote.split(/(?<=[,;:–—])/u);
        let seen = 0;
        let upto = '';
        for (const cl of clauses) {
          upto += cl;
          seen += cl.length;
          if (seen > at) break;
        }
        const ok = own.test(upto) || name.test(upto) || org.test(upto);
        const hit = site.facts.filter(
          (f) =>
            f.kind === 'fact' &&
            isStated(
              {
                ...brief,
                sections: {
                  ...Object.fromEntries(
                    Object.keys(brief.sections).map((k) => [k, { ...(brief.sections as any)[k], claims: [] }]),
                  ),
                  [key]: { ...section, claims: [c] },
                },
              } as any,
              f,
            ),
        ).length;
        if (!ok)
          console.log(
            `${site.name} [${key}]${traps.has(c.text) ? ' TRAP' : ''}${hit ? ' FACT' + hit : ''} ${c.text.slice(0, 220)}`,
          );
      }
  }
process.exit(0);
