import { renderToStaticMarkup } from 'react-dom/server';
import { ReferencePage } from './ReferencePage.tsx';
import type { OpenApi } from './openApi.ts';

/** The page as the server sends it; there is nothing more to it but what copies the examples. */
export const renderReference = (api: unknown, product: string): string =>
  renderToStaticMarkup(<ReferencePage api={api as OpenApi} product={product} />);
