import { expect, test } from 'vitest';
import { findLogos } from './find-logos.ts';

const at = 'https://fir.example/about/';

test('the declared logo comes first, then a picture called logo, then the touch icon and the largest icon', () => {
  const html = `<head><link rel="icon" sizes="32x32" href="/32.png"><link rel="icon" sizes="96x96" href="/96.png"><link rel="apple-touch-icon" href="touch.png"></head>
    <img src="/team.jpg" alt="Our team"><img class="site-Logo" src="/mark.png"><img src="data:image/png;base64,AAAA" alt="logo">`;
  expect(findLogos(html, at, [{ '@type': 'Organization', logo: { url: '//cdn.example/logo.png' } }])).toEqual([
    'https://cdn.example/logo.png',
    'https://fir.example/mark.png',
    'https://fir.example/about/touch.png',
    'https://fir.example/96.png',
    'https://fir.example/32.png',
  ]);
});

test('vector files, icon files and what is no web address are left out', () => {
  const html =
    '<link rel="icon" href="/favicon.ico"><img alt="logo" src="/logo.svg?v=2"><img alt="logo" src="javascript:alert(1)">';
  expect(
    findLogos(html, at, [
      { '@type': 'Organization', logo: 'file:///etc/passwd' },
      { '@type': 'WebSite', logo: '/no.png' },
    ]),
  ).toEqual([]);
});
