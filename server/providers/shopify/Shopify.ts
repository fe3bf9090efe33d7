import { accessAnswer, requireScopes, type ShopifyAccess } from './access.ts';
import { notConfigured, ShopifyFailure, unavailable } from './ShopifyFailure.ts';
import { ShopifyHttp } from './ShopifyHttp.ts';
import { SHOP, shopAnswer, type ShopifyShop } from './shops.ts';
import { HEAR_OF_UNINSTALLING, heardAnswer, hearersAnswer, WHO_HEARS_OF_UNINSTALLING } from './webhooks.ts';

export type { ShopifyAccess } from './access.ts';
export { verifyCallback, type ShopifyCallback } from './callback.ts';
export { isAccessRefused } from './ShopifyFailure.ts';
export type { ShopifyShop } from './shops.ts';
export { deliveryOf, verifyWebhook, type ShopifyDelivery, type ShopifyEvent } from './webhookEvent.ts';

export interface ShopifySettings {
  clientId: string;
  clientSecret: string;
  /** What the portal asks shops for; without it, orders and the customers who made them. */
  scopes?: readonly string[] | undefined;
  /** Only the sandbox's: where all shops are instead. */
  apiUrl?: string | undefined;
}

export interface ShopifyOptions {
  timeout?: number;
  now?: () => number;
}

const SCOPES = ['read_customers', 'read_orders'];

/** Connects shops, whose address is all that is known of them before. Without settings every method says that Shopify isn't set up. */
export class ShopifyClient {
  readonly #settings: ShopifySettings | undefined;
  readonly #http: ShopifyHttp;
  readonly #now: () => number;

  constructor(settings: ShopifySettings | undefined, { timeout = 5_000, now = Date.now }: ShopifyOptions = {}) {
    this.#settings = settings;
    this.#http = new ShopifyHttp({ apiUrl: settings?.apiUrl, timeout });
    this.#now = now;
  }

  get isConfigured(): boolean {
    return this.#settings !== undefined;
  }

  /** Where a browser is sent, for the shop's owner to agree. */
  authorizeUrl({ shop, state, redirectUri }: { shop: string; state: string; redirectUri: string }): string {
    const { clientId, scopes = SCOPES } = this.#configured();
    const query = new URLSearchParams({
      client_id: clientId,
      scope: scopes.join(','),
      redirect_uri: redirectUri,
      state,
    });
    return `${this.#http.urlOf(shop, '/admin/oauth/authorize')}?${query}`;
  }

  /** A code is good for one exchange. Access that ends is asked for, since Shopify gives apps of many shops no other. */
  async exchangeCode(shop: string, code: string): Promise<ShopifyAccess> {
    const { scopes = SCOPES } = this.#configured();
    const access = await this.#signIn(shop, { code, expiring: '1' });
    requireScopes(access.scope, scopes);
    return access;
  }

  /** Where an answer was lost, the same refresh token may be used again. */
  async renewAccess(shop: string, refreshToken: string): Promise<ShopifyAccess> {
    return this.#signIn(shop, { grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  /** Also says whether the access is still good. */
  async shop(shop: string, accessToken: string): Promise<ShopifyShop> {
    this.#configured();
    return this.#http.query({ shop, accessToken, query: SHOP }, shopAnswer);
  }

  /** As often as one likes: what listens already is left as it is. */
  async registerUninstallWebhook(shop: string, accessToken: string, address: string): Promise<void> {
    this.#configured();
    const { isMade, objections } = await this.#http.query(
      { shop, accessToken, query: HEAR_OF_UNINSTALLING, variables: { address } },
      heardAnswer,
    );
    if (isMade) return;
    const hearers = await this.#http.query({ shop, accessToken, query: WHO_HEARS_OF_UNINSTALLING }, hearersAnswer);
    if (!hearers.includes(address))
      throw unavailable(new ShopifyFailure(`Shopify took no webhook for ${shop}: ${objections}`));
  }

  async #signIn(shop: string, grant: object): Promise<ShopifyAccess> {
    const { clientId, clientSecret } = this.#configured();
    return this.#http.signIn(
      shop,
      { client_id: clientId, client_secret: clientSecret, ...grant },
      accessAnswer(this.#now()),
    );
  }

  #configured(): ShopifySettings {
    if (!this.#settings) throw notConfigured();
    return this.#settings;
  }
}
