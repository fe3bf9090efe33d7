import { escapeHtml } from '../../../domain/basics/escapeHtml.ts';
import type { Config } from '../config.ts';
import { meta, type ReadablePage } from './PageBuilder.ts';

export type HeadConfig = Pick<Config, 'product' | 'publicUrl' | 'legal'>;

export const NOINDEX = meta('name', 'robots', 'noindex');

/** The address of a page without parameters, and the metadata for previews of its link. */
export const pageHead = ({ product }: HeadConfig, { title, description }: ReadablePage, url: string): string =>
  [
    `<link rel="canonical" href="${escapeHtml(url)}">\n`,
    ...Object.entries({ type: 'website', locale: 'da_DK', site_name: product, title, description, url }).map(
      ([property, content]) => meta('property', `og:${property}`, content),
    ),
  ].join('');
