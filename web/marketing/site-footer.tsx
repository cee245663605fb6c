import { Logo } from '#web/components/logo.tsx';
import { paths } from '#web/paths.ts';
import { marks } from './site-settings.ts';
import exampleFernhollow from './media/example-brief-fernhollow.pdf';

const columns = [
  {
    title: 'Product',
    links: [
      { href: '/#how-it-works', text: 'How it works' },
      { href: paths.pricing, text: 'Pricing' },
      { href: '/about', text: 'About' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { href: '/how-ai-sales-transformation', text: 'How AI changes sales' },
      { href: exampleFernhollow, text: 'Example brief (PDF)' },
      { href: '/#questions', text: 'Questions and answers' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: '/privacy', text: 'Privacy' },
      { href: '/terms', text: 'Terms' },
    ],
  },
  {
    title: 'Talk to us',
    links: [
      { href: marks.bookingUrl, text: 'Book a demo' },
      { href: `mailto:${marks.supportEmail}`, text: marks.supportEmail },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto grid max-w-[1240px] grid-cols-2 gap-x-8 gap-y-10 px-5 py-14 sm:px-10 md:grid-cols-[2fr_1fr_1fr_1fr_1.4fr]">
        <div className="col-span-2 md:col-span-1">
          <Logo />
          <p className="mt-3 max-w-[30ch] text-sm text-muted">An AI sales assistant for B2B sales teams.</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-sm font-semibold">{title}</h2>
            <ul className="mt-2 text-sm text-muted">
              {links.map(({ href, text }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-block py-1 wrap-anywhere underline-offset-4 hover:text-ink hover:underline"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
