export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="6" className="fill-accent" />
        <path
          d="M9 8h7.200c5 0 8.300 3.100 8.300 8s-3.300 8-8.300 8H9zM13 16h7"
          fill="none"
          className="stroke-on-accent"
          strokeWidth="2.400"
        />
      </svg>
      <span className="font-serif text-xl font-medium tracking-[-0.01em]">Dealwright</span>
    </span>
  );
}
