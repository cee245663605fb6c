import type { ReactNode } from 'react';
import { buttonClass } from '#web/components/button.tsx';
import { Logo } from '#web/components/logo.tsx';
import { paths } from '#web/paths.ts';
import { SiteFooter } from './site-footer.tsx';

export const pageWidth = 'mx-auto w-full max-w-[1240px] px-5 sm:px-10';
export const textLink = 'font-medium text-accent underline underline-offset-4 hover:text-accent-strong';

const navigation = [
  { href: '/#how-it-works', text: 'How it works' },
  { href: '/how-ai-sales-transformation', text: 'Blog & Insights' },
  { href: '/about', text: 'About' },
];

function SiteHeader() {
  return (
    <header className="border-b border-line">
      <div className={`${pageWidth} flex flex-wrap items-center gap-x-6 pt-4 sm:h-[90px] sm:flex-nowrap sm:pt-0`}>
        <a href={paths.home} aria-label="Dealwright, start page" className="me-auto rounded-md">
          <Logo />
        </a>
        <nav
          aria-label="Main"
          className="order-last -mx-2 flex w-full gap-1 py-2 text-sm sm:order-none sm:mx-0 sm:w-auto sm:py-0"
        >
          {navigation.map(({ href, text }) => (
            <a
              key={href}
              href={href}
              className="rounded-md px-2 py-2 font-medium whitespace-nowrap hover:bg-sunken md:px-3"
            >
              {text}
            </a>
          ))}
        </nav>
        <nav aria-label="Account" className="flex items-center gap-1 sm:gap-2">
          <a href={paths.signIn} data-entry="sign-in" className={`${buttonClass({ look: 'quiet' })} max-sm:px-3`}>
            Sign In
          </a>
          <a href={paths.signUp} data-entry="sign-up" className={`${buttonClass({ look: 'primary' })} max-sm:px-3`}>
            Sign Up
          </a>
        </nav>
      </div>
    </header>
  );
}

/** Frame of every public page. Static HTML, later enhanced by the scripts of `islands/`. */
export function SitePage({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded-md bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id="content">{children}</main>
      <SiteFooter />
    </>
  );
}
