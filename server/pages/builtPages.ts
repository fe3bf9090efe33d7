import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Config } from '../config.ts';
import { escapeHtml } from '../mail/layout.ts';
import { stylesOf } from './stylesOf.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** What the client's build offers: pages as HTML for those that can be read before JavaScript runs. */
interface Prerender {
  prerenderedPaths: string[];
  prerender(path: string, facts: ClientFacts): ReadablePage;
  publicEventOperation: string;
  renderReference(api: unknown, product: string): string;
  prerenderPublicEvent(path: string, facts: ClientFacts, asked: AskedEvent): ReadablePage;
}

interface ReadablePage {
  title: string;
  description: string;
  html: string;
  /** The module of the screen that shows it, by which its styles are found. */
  screen: string;
}

export interface AskedEvent {
  publicLink: string;
  data?: Record<string, unknown> | null | undefined;
  /** Why there is nothing to see of it. */
  refusal?: string | undefined;
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
  /** What the client would ask for it, and the page with what was answered. */
  publicEvent: { operation: string; pageOf(path: string, asked: AskedEvent): string };
  playground: string | undefined;
  /** The API's description, to be read. */
  referenceFor(api: unknown): string;
}

/** Absent where nothing was built: the server then answers its API alone. */
export async function loadBuiltPages(config: Config): Promise<BuiltPages | undefined> {
  const folder = `${dist}client`;
  if (!existsSync(`${folder}/index.html`)) return undefined;
  const facts = clientFacts(config);
  const shell = readFileSync(`${folder}/index.html`, 'utf8').replace('<!--facts-->', dataElement('facts', facts)).replaceAll('%PRODUCT%', escapeHtml(facts.product));
  const built = (await import(pathToFileURL(`${dist}prerender/prerender.js`).href)) as Prerender;
  const stylesFor = stylesOf(folder);
  const fill = ({ title, description, html, screen }: ReadablePage, more = '') => shell
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(`${title} | ${facts.product}`)}</title>\n${meta('name', 'description', description)}${more}`)
    .replace('</head>', () => `${stylesFor(screen).filter((href) => !shell.includes(href)).map(styleLink).join('')}</head>`)
    .replace('<!--page-->', () => `<div data-prerendered>${html}</div>`);
  const pages = new Map(built.prerenderedPaths.map((path) => [path, fill(built.prerender(path, facts))]));
  const playground = `${folder}/playground.html`;
  return {
    folder,
    pageFor: (path) => pages.get(path.replace(/(?<=.)\/$/, '')) ?? shell,
    publicEvent: {
      operation: built.publicEventOperation,
      pageOf(path, asked) {
        const page = built.prerenderPublicEvent(path, facts, asked);
        if (!asked.data) return fill(page, meta('name', 'robots', 'noindex'));
        const answered = dataElement('answered', { id: built.publicEventOperation, variables: { publicLink: asked.publicLink }, data: asked.data });
        return fill(page, `${openGraph(page, config.publicUrl + path, facts)}${answered}`);
      },
    },
    playground: existsSync(playground) ? readFileSync(playground, 'utf8').replaceAll('%PRODUCT%', escapeHtml(facts.product)) : undefined,
    referenceFor: (api) => readFileSync(`${folder}/reference.html`, 'utf8').replaceAll('%PRODUCT%', escapeHtml(facts.product))
      .replace('<!--page-->', () => built.renderReference(api, facts.product)),
  };
}

export const clientFacts = ({ product, legal, mode }: Config): ClientFacts => ({ product, legal, demo: mode === 'demo' });

/** How a link to it looks in a message. Only who has that link finds it. */
const openGraph = ({ title, description }: ReadablePage, url: string, { product }: ClientFacts) => [
  meta('name', 'robots', 'noindex'),
  ...Object.entries({ type: 'website', locale: 'da_DK', site_name: product, title, description, url }).map(([property, content]) => meta('property', `og:${property}`, content)),
].join('');

const meta = (by: 'name' | 'property', key: string, content: string) => `<meta ${by}="${key}" content="${escapeHtml(content)}">\n`;

const styleLink = (href: string) => `<link rel="stylesheet" crossorigin href="${href}">\n`;

/** Data, not script: the content policy lets no inline script run. */
const dataElement = (id: string, data: unknown) => `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
