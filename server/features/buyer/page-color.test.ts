import { expect, test } from 'vitest';
import { colorStyles, inkOf, panelOf } from './page-color.view.ts';

const luminance = (hex: string): number => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

test.each(['#ffdd00', '#ffffff', '#000000', '#ff0000', '#0000ff', '#808080', '#00ffcc', '#1f5a43', ''])(
  'text in the color %j can be read in both themes, on the page and on its soft ground',
  (hex) => {
    const [light = '', dark = '', softLight = '', softDark = ''] = colorStyles(hex).match(/#[\da-f]{6}/gu) ?? [];
    for (const ground of ['#fbfaf6', softLight]) expect(contrast(light, ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['#151a17', '#1c221e', softDark]) expect(contrast(dark, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test('nothing but a color gets into the stylesheet', () => {
  expect(colorStyles('#fff;}body{display:none')).toBe(colorStyles(''));
});

test.each(['#ffdd00', '#ffffff', '#1f5a43', '#00ffcc', ''])(
  'on white paper %j becomes an ink that can be read',
  (hex) => {
    expect(contrast(inkOf(hex), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(['#ffdd00', '#ffffff', '#000000', '#ff0000', '#0000ff', '#808080', '#00ffcc', '#777777', ''])(
  'words on a cover in the color %j can be read, and the color stays where they can',
  (hex) => {
    const { ground, on } = panelOf(hex);
    expect(contrast(ground, on)).toBeGreaterThanOrEqual(4.5);
    if (hex === '#ffdd00') expect(ground).toBe(hex);
  },
);
