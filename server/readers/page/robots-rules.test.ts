import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { mayRead, parseRobots } from './robots-rules.ts';

interface Robots {
  isAllowed(url: string, agent: string): boolean | undefined;
  getCrawlDelay(agent: string): number | undefined;
}
const robotsParser = createRequire(import.meta.url)('robots-parser') as (url: string, text: string) => Robots;
const site = 'https://acme.example';
const allows = (text: string, path: string): boolean => mayRead(parseRobots(text), site + path);

describe('rules of a robots.txt', () => {
  test('they are read as a reader of the whole standard reads them', () => {
    const pattern = fc.array(fc.constantFrom('/', 'a', 'b', '*', '$', '%2f', '%C3%a9', 'é', '?', ' '), {
      maxLength: 7,
    });
    const line = fc.oneof(
      fc.constantFrom(
        'User-agent: *',
        'user-agent: Dealwright/2.0',
        'User-agent: other',
        '# a note',
        '',
        'Crawl-delay: 3',
      ),
      pattern.map((parts) => `Disallow: ${parts.join('')}`),
      pattern.map((parts) => `allow:${parts.join('')} # why`),
    );
    const path = fc.array(fc.constantFrom('/', 'a', 'b', 'é', '%2F', '?', '$'), { maxLength: 9 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), path, (lines, parts) => {
        const text = lines.join('\n');
        const reference = robotsParser(`${site}/robots.txt`, text);
        const address = `${site}/${parts.join('')}`;
        expect(mayRead(parseRobots(text), address)).toBe(reference.isAllowed(address, 'Dealwright') !== false);
        expect(parseRobots(text).delaySeconds ?? undefined).toBe(reference.getCrawlDelay('Dealwright'));
      }),
      { numRuns: 20_000 },
    );
  });

  test('2,000 rules of stars are compared with a long address in a twentieth of a second', () => {
    const rules = Array.from({ length: 2000 }, (_, at) => `Disallow: /${'*a'.repeat(120)}b${at}`);
    const group = parseRobots(['User-agent: *', ...rules].join('\n'));
    const began = performance.now();
    mayRead(group, `${site}/${'a'.repeat(limits.page.addressCharacters)}`);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test('a rule that is too long forbids what it begins with, and permits nothing', () => {
    const long = `/private/${'x'.repeat(limits.robots.ruleCharacters)}`;
    expect(allows(`User-agent: *\nDisallow: ${long}`, long)).toBe(false);
    expect(allows(`User-agent: *\nDisallow: ${long}`, '/public')).toBe(true);
    expect(allows(`User-agent: *\nDisallow: /private\nAllow: ${long}`, long)).toBe(false);
  });

  test('stars beside stars count in the length of a rule', () => {
    expect(allows('User-agent: *\nDisallow: /***\nAllow: /ab', '/ab')).toBe(false);
  });

  test('a page in its place says nothing', () => {
    expect(allows('<!doctype html>\nUser-agent: *\nDisallow: /', '/')).toBe(true);
  });
});
