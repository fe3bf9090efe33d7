import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { escapeHtml } from '../../domain/escapeHtml.ts';
import type { Config } from '../config.ts';
import { dataElement, meta, PageMaker, type BuiltPage, type ReadablePage } from './PageMaker.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** What the client's build offers: pages as HTML for those that can be read before JavaScript runs. */
interface Prerender {
  prerenderedPaths: string[];
  prerender(path: string, facts: ClientFacts): ReadablePage;
  prerenderLogin(facts: ClientFacts): ReadablePage;
  prerenderFrame(facts: ClientFacts): string;
  prerenderOverview(facts: ClientFacts): string;
  frameQuestion: object;
  overviewQuestion: object;
  framelessPaths: string[];
  publicEventOperation: string;
  renderReference(api: unknown, product: string): string;
  prerenderPublicEvent(path: string, facts: ClientFacts, asked: AskedEvent): ReadablePage;
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
  /** Hosts that the page's policy lets pictures come from. */
  pictureHosts: string[];
}

export interface BuiltPages {
  folder: string;
  pageFor(path: string): BuiltPage;
  /** What the client would ask for it, and the page with what was answered. */
  publicEvent: { operation: string; pageOf(path: string, asked: AskedEvent): BuiltPage };
  playground: string | undefined;
  /** The API's description, to be read. */
  referenceFor(api: unknown): string;
}

/** Absent where nothing was built: the server then answers its API alone. */
export async function loadBuiltPages(config: Config): Promise<BuiltPages | undefined> {
  const folder = `${dist}client`;
  if (!existsSync(`${folder}/index.html`)) return undefined;
  const facts = clientFacts(config);
  const built = (await import(pathToFileURL(`${dist}prerender/prerender.js`).href)) as Prerender;
  const make = new PageMaker(folder, config, facts);
  const plain = make.plain();
  const signedIn = make.framed(built.prerenderFrame(facts), [SHELL], [built.frameQuestion]);
  const pages = new Map([
    ...built.prerenderedPaths.map((path) => [path, make.readable(built.prerender(path, facts), 'stirred')] as const),
    ...built.framelessPaths.map((path) => [path, plain] as const),
    ['/login', make.readable(built.prerenderLogin(facts), 'painted')],
    [
      '/dashboard',
      make.framed(built.prerenderOverview(facts), [SHELL, DASHBOARD], [built.frameQuestion, built.overviewQuestion]),
    ],
  ]);
  const playground = `${folder}/playground.html`;
  return {
    folder,
    pageFor: (path) => pages.get(path.replace(/(?<=.)\/$/, '')) ?? signedIn,
    publicEvent: {
      operation: built.publicEventOperation,
      pageOf(path, asked) {
        const page = built.prerenderPublicEvent(path, facts, asked);
        if (!asked.data) return make.readable(page, 'painted', meta('name', 'robots', 'noindex'));
        const answered = dataElement('answered', {
          id: built.publicEventOperation,
          variables: { publicLink: asked.publicLink },
          data: asked.data,
        });
        return make.readable(page, 'painted', `${openGraph(page, config.publicUrl + path, facts)}${answered}`);
      },
    },
    playground: existsSync(playground)
      ? readFileSync(playground, 'utf8').replaceAll('%PRODUCT%', escapeHtml(facts.product))
      : undefined,
    referenceFor: (api) =>
      readFileSync(`${folder}/reference.html`, 'utf8')
        .replaceAll('%PRODUCT%', escapeHtml(facts.product))
        .replace('<!--page-->', () => built.renderReference(api, facts.product)),
  };
}

export const clientFacts = ({ product, legal, mode, pictureHosts }: Config): ClientFacts => ({
  product,
  legal,
  demo: mode === 'demo',
  pictureHosts,
});

/** How a link to it looks in a message. Only who has that link finds it. */
const openGraph = ({ title, description }: ReadablePage, url: string, { product }: ClientFacts) =>
  [
    meta('name', 'robots', 'noindex'),
    ...Object.entries({ type: 'website', locale: 'da_DK', site_name: product, title, description, url }).map(
      ([property, content]) => meta('property', `og:${property}`, content),
    ),
  ].join('');

/** Modules of the client, as its build knows them. */
const SHELL = 'client/shell/Shell.tsx';
const DASHBOARD = 'client/dashboard/DashboardScreen.tsx';
