import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Config } from '../config.ts';
import { escapeHtml } from '../mail/layout.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** What the client's build offers: pages as HTML for those that can be read before JavaScript runs. */
interface Prerender {
  prerender(path: string, facts: ClientFacts): { title: string; description: string; html: string } | undefined;
  prerenderedPaths: string[];
}

/** The settings that the client needs, and nothing secret. */
export interface ClientFacts {
  product: string;
  legal: Config['legal'];
  demo: boolean;
}

export interface BuiltPages {
  folder: string;
  pageFor(path: string): string;
  playground: string | undefined;
}

/** Absent where nothing was built: the server then answers its API alone. */
export async function loadBuiltPages(config: Config): Promise<BuiltPages | undefined> {
  const folder = `${dist}client`;
  if (!existsSync(`${folder}/index.html`)) return undefined;
  const facts = clientFacts(config);
  const shell = readFileSync(`${folder}/index.html`, 'utf8').replace('<!--facts-->', factsElement(facts)).replaceAll('%PRODUCT%', escapeHtml(facts.product));
  const { prerender, prerenderedPaths } = (await import(pathToFileURL(`${dist}prerender/prerender.js`).href)) as Prerender;
  const pages = new Map(
    prerenderedPaths.map((path) => {
      const page = prerender(path, facts)!;
      const head = `<title>${escapeHtml(page.title)}</title>\n<meta name="description" content="${escapeHtml(page.description)}">`;
      return [path, shell.replace(/<title>.*?<\/title>/, () => head).replace('<!--page-->', () => `<div data-prerendered>${page.html}</div>`)];
    }),
  );
  const playground = `${folder}/playground.html`;
  return {
    folder,
    pageFor: (path) => pages.get(path.replace(/(?<=.)\/$/, '')) ?? shell,
    playground: existsSync(playground) ? readFileSync(playground, 'utf8').replaceAll('%PRODUCT%', escapeHtml(facts.product)) : undefined,
  };
}

export const clientFacts = ({ product, legal, mode }: Config): ClientFacts => ({ product, legal, demo: mode === 'demo' });

/** Data, not script: the content policy lets no inline script run. */
const factsElement = (facts: ClientFacts) =>
  `<script type="application/json" id="facts">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`;
