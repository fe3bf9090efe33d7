import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { dateOf } from '../../../domain/basics/dates.ts';
import { escapeHtml } from '../../../domain/basics/escapeHtml.ts';
import type { PriceList } from '../../../domain/money/prices.ts';
import type { Config } from '../config.ts';
import { PageBuilder, type BuiltPage, type ReadablePage } from './PageBuilder.ts';
import { pathMatcher } from './pathMatcher.ts';

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** The exports of the client's prerender build, which renders pages to HTML on the server. */
interface Prerender {
  prerenderedPaths: string[];
  prerender(path: string, facts: ClientFacts): ReadablePage;
  prerenderLogin(facts: ClientFacts): ReadablePage;
  prerenderFrame(facts: ClientFacts): string;
  prerenderBackOffice(facts: ClientFacts): string;
  prerenderScreens(facts: ClientFacts): { path: string; html: string; module: string; prefetch: object }[];
  frameRequest: object;
  unrenderedPaths: string[];
  renderReference(api: unknown, product: string): string;
}

/** The settings that the client needs. Visitors can read them, so they must not contain secrets. */
export interface ClientFacts {
  product: string;
  publicUrl: string;
  legal: Config['legal'];
  demo: boolean;
  /** Hosts that pictures may be loaded from, by the content security policy. */
  pictureHosts: string[];
  /** The providers with which users can sign in. */
  signInProviders: { id: string; name: string }[];
  /** The price list that is in force. */
  prices: PriceList;
}

export interface BuiltPages {
  folder: string;
  /** Whether a screen or a page of the client has this path. */
  isKnown(path: string): boolean;
  /** The pages with the figures of a price list. Those of the last one are kept. */
  withPrices(prices: PriceList): PricedPages;
  /** All exports of the client's prerender build. A room that serves pages of its own knows those of its pages. */
  client: object;
  playground: string | undefined;
  /** The description of the REST API as a page. */
  referenceFor(api: unknown): string;
}

interface PricedPages {
  pageFor(path: string): BuiltPage;
  builder: PageBuilder;
  facts: ClientFacts;
}

/** Loads the built client; undefined when there is none, in which case the server serves only its API. */
export async function loadBuiltPages(config: Config): Promise<BuiltPages | undefined> {
  const folder = `${dist}client`;
  if (!existsSync(`${folder}/index.html`)) return undefined;
  const built = (await import(pathToFileURL(`${dist}prerender/prerender.js`).href)) as Prerender;
  const { product } = config;
  const playground = `${folder}/playground.html`;
  let last: { key: string; pages: PricedPages } | undefined;
  return {
    folder,
    isKnown: pathMatcher(JSON.parse(readFileSync(`${dist}prerender/paths.json`, 'utf8')) as string[]),
    withPrices(prices) {
      // Rendered once for each price list and day, because versions of the terms take effect at midnight.
      const key = `${prices.id} ${dateOf()}`;
      if (last?.key !== key) last = { key, pages: renderPages(built, folder, config, clientFacts(config, prices)) };
      return last.pages;
    },
    client: built,
    playground: existsSync(playground)
      ? readFileSync(playground, 'utf8').replaceAll('%PRODUCT%', escapeHtml(product))
      : undefined,
    referenceFor: (api) =>
      readFileSync(`${folder}/reference.html`, 'utf8')
        .replaceAll('%PRODUCT%', escapeHtml(product))
        .replace('<!--page-->', () => built.renderReference(api, product)),
  };
}

function renderPages(built: Prerender, folder: string, config: Config, facts: ClientFacts): PricedPages {
  const builder = new PageBuilder(folder, config, facts);
  const plain = builder.plain();
  const signedIn = builder.framed(built.prerenderFrame(facts), SHELL, [built.frameRequest]);
  const backOffice = builder.framed(
    built.prerenderBackOffice(facts),
    [...SHELL, BACK_OFFICE, ADMIN_ROOMS],
    [built.frameRequest],
  );
  const pages = new Map([
    ...built.prerenderedPaths.map(
      (path) => [path, builder.readable(built.prerender(path, facts), 'prefetchOnInput')] as const,
    ),
    ...built.unrenderedPaths.map((path) => [path, plain] as const),
    ['/login', builder.readable(built.prerenderLogin(facts), 'afterPaint')],
    ...built
      .prerenderScreens(facts)
      .map(
        ({ path, html, module, prefetch }) =>
          [path, builder.framed(html, [...SHELL, module], [built.frameRequest, prefetch])] as const,
      ),
  ]);
  return {
    pageFor: (path) => pages.get(path.replace(/(?<=.)\/$/, '')) ?? (path.startsWith('/admin/') ? backOffice : signedIn),
    builder,
    facts,
  };
}

/** The facts for the client, from the settings of the server and the price list. */
export const clientFacts = (
  { product, publicUrl, legal, mode, pictureHosts, signInProviders }: Config,
  prices: PriceList,
): ClientFacts => ({
  product,
  publicUrl,
  legal,
  demo: mode === 'demo',
  pictureHosts,
  signInProviders: signInProviders.map(({ id, name }) => ({ id, name })),
  prices,
});

/** Source modules of the client, by their names in the build's manifest. */
const SHELL = ['client/portalRoutes.tsx', 'client/app/shell/Shell.tsx'];
const BACK_OFFICE = 'client/app/shell/backOffice/BackOfficeFrame.tsx';
const ADMIN_ROOMS = 'client/adminRooms.ts';
