import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SellerDocument {
  name: string;
  text: string;
  title: string;
  description: string;
}

/** The seller: its solutions, and the documents agents are trained on. */
export interface Seller {
  solutions: { name: string; description: string }[];
  documents: SellerDocument[];
}

/** Returns a field of a Markdown file's front matter, without quotation marks. */
function field(text: string, name: string): string {
  const head = /^---\n([\s\S]*?)\n---/u.exec(text)?.[1] ?? '';
  return new RegExp(`^${name}: *["']?(.*?)["']? *$`, 'mu').exec(head)?.[1] ?? '';
}

/** Reads a folder of Markdown pages as a seller: pages below `product` are solutions, all pages are content. */
export function sellerOf(folder: string): Seller {
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/u.test(path))
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      return {
        name: path.replaceAll(/[\\/]/gu, '-'),
        text,
        title: field(text, 'title'),
        description: field(text, 'description'),
      };
    });
  const solutions = documents
    .filter(({ name }) => name.startsWith('product-'))
    .map(({ title, description }) => ({ name: title, description }));
  return { solutions, documents };
}

/** A made-up seller, for runs without a folder. */
export const ownSeller: Seller = {
  solutions: [{ name: 'Rotaflow', description: 'Plans night routes. Fills open positions in planning faster.' }],
  documents: [
    {
      name: 'harl.md',
      title: 'Harl Foods',
      description: 'How Harl Foods plans nine depots with Rotaflow.',
      text: 'Harl Foods had nine open roles. Within a month its planning team filled all open positions and planned nine depots.',
    },
  ],
};
