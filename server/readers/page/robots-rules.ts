import { limits } from '#contract/limits.ts';

interface RobotRule {
  /** Matches from the start of the path; `*` matches anything, a final `$` the end. */
  pattern: string;
  /** Length as written, including repeated stars: the longest rule wins. */
  length: number;
  allow: boolean;
}

/** The rules of a robots.txt for one program. */
export interface RobotGroup {
  rules: RobotRule[];
  /** Seconds requested between two requests; null: none. */
  delaySeconds: number | null;
}

const product = 'dealwright';
const { rules: mostRules, ruleCharacters, characters } = limits.robots;

const upperEscapes = (path: string): string => path.replace(/%[\da-f]{2}/giu, (escape) => escape.toUpperCase());

/** Encodes Unicode as browsers do; leaves malformed text as written. */
function encodePattern(pattern: string): string {
  return upperEscapes(encodeURI(pattern.toWellFormed()).replaceAll('%25', '%'));
}

const agentOf = (value: string): string => (value.toLowerCase().split('/')[0] ?? '').trim();

/** Returns the robots.txt group for Dealwright, else the general one. An HTML page in its place sets no rules. */
export function parseRobots(text: string): RobotGroup {
  const groups = new Map<string, RobotGroup>();
  if (/^\s*<(?:!doctype|html)/iu.test(text.slice(0, 1000))) return { rules: [], delaySeconds: null };
  let named = new Set<string>();
  const used = new Map<string, number>();
  let naming = true;
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const said = line.split('#', 1)[0] ?? '';
    const colon = said.indexOf(':');
    if (colon === -1) continue;
    const key = said.slice(0, colon).trim().toLowerCase();
    const value = said.slice(colon + 1).trim();
    if (key === '') continue;
    if (key === 'user-agent') {
      if (!naming) named = new Set();
      const agent = agentOf(value);
      if (agent === '*' || agent === product) named.add(agent);
    } else if (key === 'allow' || key === 'disallow' || key === 'crawl-delay') {
      for (const agent of named) addTo(agent, key, value);
    }
    naming = key === 'user-agent';
  }
  return groups.get(product) ?? groups.get('*') ?? { rules: [], delaySeconds: null };

  function addTo(agent: string, key: string, value: string): void {
    const group = groups.get(agent) ?? { rules: [], delaySeconds: null };
    groups.set(agent, group);
    if (key === 'crawl-delay') {
      const seconds = Number(value);
      if (!Number.isNaN(seconds)) group.delaySeconds = seconds;
      return;
    }
    const allow = key === 'allow';
    const written = encodePattern(value.slice(0, ruleCharacters));
    const pattern = written.replaceAll(/\*{2,}/gu, '*');
    const length = (used.get(agent) ?? 0) + pattern.length;
    // A truncated rule matches more than intended: it may forbid, but never permit.
    const isCut = value.length > ruleCharacters;
    if (value === '' || (allow && isCut) || group.rules.length >= mostRules || length > characters) return;
    used.set(agent, length);
    group.rules.push({ pattern, length: written.length, allow });
  }
}

/** Greedy first match for each piece between stars, which suffices: no backtracking, so no blow-up. */
function fits(pattern: string, path: string): boolean {
  const ends = pattern.endsWith('$');
  const pieces = (ends ? pattern.slice(0, -1) : pattern).split('*');
  const [first = '', ...others] = pieces;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = ends && others.length > 0 ? (others.pop() ?? '') : null;
  for (const piece of others) {
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  if (!ends) return true;
  return last === null ? at === path.length : path.length - last.length >= at && path.endsWith(last);
}

/** Returns whether the longest matching rule allows an address; on a tie, allowing wins. */
export function mayRead({ rules }: RobotGroup, address: string): boolean {
  const { pathname, search } = new URL(address);
  const path = upperEscapes(pathname + search);
  let best: RobotRule | null = null;
  for (const rule of rules) {
    const worse =
      best !== null && (rule.length < best.length || (rule.length === best.length && (best.allow || !rule.allow)));
    if (!worse && fits(rule.pattern, path)) best = rule;
  }
  return best?.allow ?? true;
}
