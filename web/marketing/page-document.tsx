import type { PublicPage } from './page-list.ts';
import { marks } from './site-settings.ts';
import card from './media/card.png';

/** URLs of the built files of `islands/start.ts`. */
export interface BuiltAssets {
  script: string;
  styles: string[];
  fonts: string[];
}

/** Sets the stored theme before the first paint. The server allows it by hash. */
const theme =
  "try{var t=localStorage.getItem('theme');if(t==='paper'||t==='ink')document.documentElement.dataset.theme=t}catch(e){}";

function Data({ data }: { data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

export function PageDocument({ page, assets }: { page: PublicPage; assets: BuiltAssets }) {
  const { Component, title, description, path, data } = page;
  const address = `${marks.origin}${path}`;
  return (
    <html lang="en" data-entry={marks.entry}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={address} />
        <script dangerouslySetInnerHTML={{ __html: theme }} />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <script type="module" src={assets.script} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131614" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <meta property="og:type" content={page.kind === 'article' ? 'article' : 'website'} />
        <meta property="og:site_name" content="Dealwright" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={`${marks.origin}${card}`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        {data.map((each) => (
          <Data key={JSON.stringify(each)} data={each} />
        ))}
      </head>
      <body>
        <Component />
      </body>
    </html>
  );
}
