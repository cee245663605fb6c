/** First letters of the first and last word, as the reader's eye counts letters. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = words[0]?.[Symbol.iterator]().next().value ?? '?';
  const last = words.length > 1 ? (words.at(-1)?.[Symbol.iterator]().next().value ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

export function Avatar({ name, image }: { name: string; image: string | null }) {
  if (image !== null) return <img src={image} alt="" className="size-9 rounded-full object-cover" />;
  return (
    <span
      aria-hidden="true"
      className="flex size-9 items-center justify-center rounded-full bg-accent-soft text-sm font-semibold text-accent"
    >
      {initials(name)}
    </span>
  );
}
