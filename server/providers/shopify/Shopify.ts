import type { ClientOptions } from '../http/HttpClient.ts';
import { accessAnswer, requireScopes, type ShopifyAccess } from './access.ts';
import { notConfigured, ShopifyError, unavailable } from './ShopifyError.ts';
import { ShopifyHttp } from './ShopifyHttp.ts';
import { SHOP_QUERY, shopAnswer, type ShopifyShop } from './shops.ts';
import {
  CREATE_UNINSTALL_WEBHOOK,
  createdWebhookAnswer,
  webhookAddressesAnswer,
  LIST_UNINSTALL_WEBHOOKS,
} from './webhooks.ts';

export type { ShopifyAccess } from './access.ts';
export { verifyCallback, type ShopifyCallback } from './callback.ts';
export { isAccessRefused } from './ShopifyError.ts';
export type { ShopifyShop } from './shops.ts';
export { readDeliveryHeaders, verifyWebhook, type ShopifyDelivery, type ShopifyEvent } from './webhookEvent.ts';

export interface ShopifySettings {
  clientId: string;
  clientSecret: string;
  /** The scopes that the portal requests; by default orders and their customers. */
  scopes?: readonly string[] | undefined;
  /** The address of the stand-in, which serves all shops; undefined for the real Shopify. */
  apiUrl?: string | undefined;
}

const SCOPES = ['read_customers', 'read_orders'];

/**
 * Connects shops by their addresses and calls them. Without settings, every method throws NOT_CONFIGURED; for an
 * address that is no shop's, BAD_USER_INPUT; when Shopify fails or refuses the call, PROVIDER_UNAVAILABLE.
 */
export class ShopifyClient {
  readonly #settings: ShopifySettings | undefined;
  readonly #http: ShopifyHttp;

  constructor(settings: ShopifySettings | undefined, options: ClientOptions = {}) {
    this.#settings = settings;
    this.#http = new ShopifyHttp(settings?.apiUrl, options);
  }

  get isConfigured(): boolean {
    return this.#settings !== undefined;
  }

  /** Returns the address of the page where the shop's owner grants access; the browser must be redirected there. */
  authorizeUrl({ shop, state, redirectUri }: { shop: string; state: string; redirectUri: string }): string {
    const { clientId, scopes = SCOPES } = this.#requireSettings();
    const query = new URLSearchParams({
      client_id: clientId,
      scope: scopes.join(','),
      redirect_uri: redirectUri,
      state,
    });
    return `${this.#http.urlOf(shop, '/admin/oauth/authorize')}?${query}`;
  }

  /**
   * Exchanges a code, which is valid once, for access. Throws BAD_USER_INPUT if the access lacks a scope. Requests
   * expiring access, because Shopify gives no other kind to an app that several shops install.
   */
  async exchangeCode(shop: string, code: string): Promise<ShopifyAccess> {
    const { scopes = SCOPES } = this.#requireSettings();
    const access = await this.#signIn(shop, { code, expiring: '1' });
    requireScopes(access.scope, scopes);
    return access;
  }

  /** Renews access. If the answer is lost, the call may be repeated with the same refresh token. */
  async renewAccess(shop: string, refreshToken: string): Promise<ShopifyAccess> {
    return this.#signIn(shop, { grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  /** Reads the shop. `isAccessRefused` recognizes the error of an access that has ended. */
  async shop(shop: string, accessToken: string): Promise<ShopifyShop> {
    this.#requireSettings();
    return this.#http.query({ shop, accessToken, query: SHOP_QUERY }, shopAnswer);
  }

  /** Registers the webhook once: an existing registration of the address is left as it is. */
  async registerUninstallWebhook(shop: string, accessToken: string, address: string): Promise<void> {
    this.#requireSettings();
    const { isCreated, userErrors } = await this.#http.query(
      { shop, accessToken, query: CREATE_UNINSTALL_WEBHOOK, variables: { address } },
      createdWebhookAnswer,
    );
    if (isCreated) return;
    const addresses = await this.#http.query(
      { shop, accessToken, query: LIST_UNINSTALL_WEBHOOKS },
      webhookAddressesAnswer,
    );
    if (!addresses.includes(address))
      throw unavailable(new ShopifyError(`Shopify refused the webhook for ${shop}: ${userErrors}`));
  }

  async #signIn(shop: string, grant: object): Promise<ShopifyAccess> {
    const { clientId, clientSecret } = this.#requireSettings();
    return this.#http.signIn(
      shop,
      { client_id: clientId, client_secret: clientSecret, ...grant },
      accessAnswer(this.#http.now()),
    );
  }

  #requireSettings(): ShopifySettings {
    if (!this.#settings) throw notConfigured();
    return this.#settings;
  }
}
