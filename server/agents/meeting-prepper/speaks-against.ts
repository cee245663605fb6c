import type { Finding } from '../analyst.ts';
import { findingsOf, type PrepMaterial } from './prep-material.ts';
import { tellingWords } from './telling-words.ts';

const leastShared = 2;
const mostShown = 2;

const quoted = ({ quotes }: Finding): string => quotes[0]?.text ?? '';

/**
 * Returns what the company says it has of the thing an admission is about: two telling words in common, or what
 * the second is about. What it said before the admission is not against it.
 */
export function speaksAgainst(material: PrepMaterial, admission: Finding): Finding[] {
  const about = tellingWords(quoted(admission), material.company);
  return findingsOf(material, 'solved')
    .filter((solved) => {
      if (solved.date !== undefined && admission.date !== undefined && solved.date < admission.date) return false;
      const said = tellingWords(quoted(solved), material.company);
      const shared = new Set(said.filter((term) => about.includes(term))).size;
      return shared >= leastShared || about.includes(said[0] ?? '');
    })
    .slice(0, mostShown);
}

/** Does the same for a pain of the playbook: two words of its title, or one and a phrase that points to it. */
export function speaksAgainstPain(
  material: PrepMaterial,
  { title, signals }: { title: string; signals: readonly string[] },
): Finding[] {
  const about = new Set(tellingWords(title, material.company));
  const phrases = signals.filter((signal) => signal.includes(' '));
  return findingsOf(material, 'solved')
    .filter((solved) => {
      const text = quoted(solved).toLowerCase();
      const titled = new Set(tellingWords(text, material.company).filter((term) => about.has(term))).size;
      return titled >= leastShared || (titled === 1 && phrases.some((phrase) => text.includes(phrase.toLowerCase())));
    })
    .slice(0, mostShown);
}
