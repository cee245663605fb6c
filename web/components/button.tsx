import type { ComponentProps } from 'react';

const base =
  'inline-flex items-center justify-center gap-2 rounded-md text-sm font-medium whitespace-nowrap select-none transition-colors duration-100 disabled:opacity-60 aria-disabled:opacity-60';
const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-red text-page hover:opacity-90',
} as const;
const sizes = { normal: 'h-9 px-4', large: 'h-11 px-5 text-base', icon: 'size-9' } as const;

export interface ButtonLook {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
}

/** Returns the classes for links that look like buttons. */
export function buttonClass({ look = 'secondary', size = 'normal' }: ButtonLook = {}): string {
  return `${base} ${looks[look]} ${sizes[size]}`;
}

export function Button({
  look,
  size,
  className = '',
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={`${buttonClass({ ...(look ? { look } : {}), ...(size ? { size } : {}) })} ${className}`}
      {...rest}
    />
  );
}
