import type { ReactNode } from 'react';
import { pageWidth, SitePage } from './site-page.tsx';

interface TextPageProps {
  title: string;
  lead: string;
  /** Shown above a text that still needs someone's review. */
  notice?: string;
  children: ReactNode;
}

/** A page of text: one column of 60 to 75 characters. */
export function TextPage({ title, lead, notice, children }: TextPageProps) {
  return (
    <SitePage>
      <article className={`${pageWidth} py-14 sm:py-20`}>
        <div className="mx-auto max-w-[680px]">
          <h1 className="font-serif text-3xl font-medium tracking-[-0.02em] sm:text-4xl">{title}</h1>
          <p className="mt-5 font-serif text-xl leading-[32px] text-muted">{lead}</p>
          {notice !== undefined && (
            <p className="mt-8 border-s-2 border-amber bg-amber-soft px-4 py-3 text-sm">{notice}</p>
          )}
          <div className="newspaper mt-10 [&_h2]:mt-12 [&_h2]:mb-3 [&_h2]:text-2xl [&_h2]:font-medium [&_h3]:mt-8 [&_h3]:mb-2 [&_h3]:text-xl [&_h3]:font-medium [&_li]:mt-2 [&_ol]:list-decimal [&_ol]:ps-6 [&_p+p]:mt-4 [&_ul]:list-disc [&_ul]:ps-6">
            {children}
          </div>
        </div>
      </article>
    </SitePage>
  );
}
