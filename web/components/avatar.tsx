import { Picture } from './picture.tsx';

/** Returns the first letters of the first and last word, counting whole characters. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = words[0]?.[Symbol.iterator]().next().value ?? '?';
  const last = words.length > 1 ? (words.at(-1)?.[Symbol.iterator]().next().value ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

/** Shows the picture, or the initials if there is none or it can't be loaded. */
export function Avatar({ name, image, large = false }: { name: string; image: string | null; large?: boolean }) {
  const size = large ? 'size-16 text-lg' : 'size-9 text-sm';
  const letters = (
    <span
      aria-hidden="true"
      className={`${size} flex items-center justify-center rounded-full bg-accent-soft font-semibold text-accent`}
    >
      {initials(name)}
    </span>
  );
  return <Picture src={image} alt="" className={`${size} rounded-full object-cover`} otherwise={letters} />;
}
