import type { Topic } from '#server/agents/analyst.ts';
import { sitePages } from '../site-pages.ts';

export const acmeSentence = 'Acme makes anvils for smiths in the north of the country.';
/** What the body of its home page begins with. */
export const acmeHome = `<h1>Acme</h1><p>${acmeSentence}</p>`;

type Read = (site: { company: string; pages: ReturnType<typeof sitePages>; today: string }) => readonly {
  topic: Topic;
  text: string;
}[];

/** Returns what a reader of sites finds on a topic at the made-up Acme, whose bodies of pages are given; it has a home page if none is. */
export const toldBy =
  (read: Read) =>
  (topic: Topic, pages: Readonly<Record<string, string>>, lang = 'en'): string[] => {
    const whole = Object.entries({ '/': acmeHome, ...pages }).map(([path, body]) => [
      path,
      `<html lang="${lang}"><title>Acme</title><body>${body}</body></html>`,
    ]);
    return read({ company: 'Acme', pages: sitePages(Object.fromEntries(whole)), today: '2026-11-22' })
      .filter((finding) => finding.topic === topic)
      .map(({ text }) => text);
  };
