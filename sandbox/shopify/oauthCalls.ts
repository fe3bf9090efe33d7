import type { FastifyRequest } from 'fastify';
import type { Api } from './api.ts';
import { authorizePage, errorPage } from './authorizePage.ts';
import type { Client, Grants } from './Grants.ts';
import { isShop } from './shopFacts.ts';
import { notFound, ShopifyApiError } from './ShopifyApiError.ts';
import { callbackAddress } from './signing.ts';

export const shopOf = ({ params }: FastifyRequest) => (params as { shop: string }).shop;

/** Serves the consent page, its answer, and the exchange of codes and refresh tokens. */
export function oauthCalls(api: Api, grants: Grants, { clientId, clientSecret }: Client): void {
  api('GET /authorize', '/oauth/authorize', (request) => {
    const { shop, scope } = parseAuthorizeRequest(request, clientId);
    return authorizePage(shop, scope);
  });

  api('POST /authorize', '/oauth/authorize', (request) => {
    const { shop, scope, state, redirectUri } = parseAuthorizeRequest(request, clientId);
    const { answer } = (request.body ?? {}) as { answer?: string };
    const outcome: Record<string, string> =
      answer === 'install' ? { code: grants.createCode(shop, scope) } : { error: 'access_denied' };
    return new URL(callbackAddress(redirectUri, { shop, state, ...outcome }, { secret: clientSecret }));
  });

  api('POST /access_token', '/oauth/access_token', (request) =>
    grants.exchange(shopOf(request), (request.body ?? {}) as Record<string, unknown>),
  );
}

function parseAuthorizeRequest(
  request: FastifyRequest,
  clientId: string,
): { shop: string; scope: string; state: string; redirectUri: string } {
  const shop = shopOf(request);
  const query = new URLSearchParams(request.url.split('?')[1]);
  const [scope, state, redirectUri] = ['scope', 'state', 'redirect_uri'].map((name) => query.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  if (!isShop(shop)) throw notFound();
  if (query.get('client_id') !== clientId) throw authorizeError('could not find the application by its client_id');
  if (!scope || !state) throw authorizeError('scope and state are required');
  if (!isWebAddress(redirectUri)) throw authorizeError('the redirect_uri is not whitelisted');
  return { shop, scope, state, redirectUri };
}

const authorizeError = (why: string) => new ShopifyApiError(400, errorPage(`invalid_request: ${why}`));
const isWebAddress = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
