import { renderToStaticMarkup } from 'react-dom/server';
import { ReferencePage } from './ReferencePage.tsx';
import type { OpenApi } from './openApi.ts';

/** Renders the reference to static HTML. In the browser, only the copy buttons are added. */
export const renderReference = (api: unknown, product: string): string =>
  renderToStaticMarkup(<ReferencePage api={api as OpenApi} product={product} />);
