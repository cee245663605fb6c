import type { BrandFont } from '#contract/brand.ts';

type Rgb = readonly [number, number, number];

const paper: Rgb = [251, 250, 246];
const ink: Rgb = [21, 26, 23];
/** Background of forms in the dark theme, as in page.css. */
const sheet: Rgb = [28, 34, 30];
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** Slightly more than the 4.5 required for small text. */
const enough = 4.8;
const own = '#1f5a43';

const read = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
const write = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Returns the relative luminance by WCAG 2.2, 0 to 1. */
function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
function contrast(a: Rgb, b: Rgb): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
/** Returns the color, mixed with `goal` only as far as needed to be readable on all its backgrounds. */
function readable(color: Rgb, goal: Rgb, grounds: (accent: Rgb) => readonly Rgb[]): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = mix(color, goal, share);
    if (grounds(mixed).every((ground) => contrast(mixed, ground) >= enough)) return mixed;
  }
  return goal;
}

const ownOr = (hex: string): Rgb => read(/^#[\da-f]{6}$/u.test(hex) ? hex : own);

/** Returns an organization's color for text on white, darkened if necessary. '#rrggbb'. */
export function inkOf(hex: string): string {
  return write(readable(ownOr(hex), black, () => [white]));
}

/**
 * Returns a cover's panel in the organization's own color, with the ink that is readable on it. '#rrggbb'.
 * Only a color on which neither is readable is darkened.
 */
export function panelOf(hex: string): { ground: string; on: string } {
  const color = ownOr(hex);
  const on = [white, ink].find((each) => contrast(color, each) >= enough);
  return on === undefined ? { ground: inkOf(hex), on: write(white) } : { ground: write(color), on: write(on) };
}

/**
 * Returns the page's accent for both themes and its font as CSS, with the color adjusted until text in it is readable.
 */
export function colorStyles(hex: string, font: BrandFont | '' = ''): string {
  const color = ownOr(hex);
  const soft = { light: (accent: Rgb) => mix(paper, accent, 0.08), dark: (accent: Rgb) => mix(ink, accent, 0.1) };
  const light = readable(color, black, (accent) => [paper, soft.light(accent)]);
  const dark = readable(color, white, (accent) => [ink, sheet, soft.dark(accent)]);
  const panel = panelOf(hex);
  return `:root{--accent:light-dark(${write(light)},${write(dark)});--soft:light-dark(${write(soft.light(light))},${write(soft.dark(dark))});--panel:${panel.ground};--on-panel:${panel.on}${font === 'inter' ? ';--serif:var(--sans)' : ''}}\n`;
}
