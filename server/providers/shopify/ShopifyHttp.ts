import { z } from 'zod';
import { HttpClient, isSuccess, type ClientOptions } from '../http/HttpClient.ts';
import { parseAnswer } from '../http/parseAnswer.ts';
import { ProviderError } from '../ProviderError.ts';
import { isShopHost } from './shopHost.ts';
import { invalidShopAddress, ShopifyError, unavailable } from './ShopifyError.ts';

interface ShopifyQuery {
  shop: string;
  accessToken: string;
  query: string;
  variables?: object;
}

interface ShopifyRequest {
  shop: string;
  path: string;
  body: object;
  accessToken?: string;
}

const API_VERSION = '2026-07';
const TOKEN = /^[\w.~+/=-]+$/;

const graphqlAnswer = z.object({ data: z.unknown().optional(), errors: z.array(z.unknown()).nullish() });

/** Sends calls to a shop's own host and no other. */
export class ShopifyHttp {
  readonly #apiUrl: string | undefined;
  readonly #http: HttpClient;

  constructor(apiUrl: string | undefined, options: ClientOptions) {
    this.#apiUrl = apiUrl;
    this.#http = new HttpClient({ provider: 'Shopify', ...options });
  }

  now(): number {
    return this.#http.clock.now();
  }

  /**
   * Builds the address of a call; throws BAD_USER_INPUT if `shop` is not a shop's host. The stand-in serves all shops
   * on one host and has the shop's host as part of the path.
   */
  urlOf(shop: string, path: string): string {
    if (!isShopHost(shop)) throw invalidShopAddress();
    return this.#apiUrl === undefined ? `https://${shop}${path}` : `${this.#apiUrl}/${shop}${path}`;
  }

  /** Exchanges a code or refresh token for access. */
  async signIn<T>(shop: string, body: object, answer: z.ZodType<T>): Promise<T> {
    return this.#request({ shop, path: '/admin/oauth/access_token', body }, (value, name) =>
      parseAnswer('Shopify', name, value, answer),
    );
  }

  async query<T>({ shop, accessToken, query, variables }: ShopifyQuery, data: z.ZodType<T>): Promise<T> {
    const request = { shop, path: `/admin/api/${API_VERSION}/graphql.json`, body: { query, variables }, accessToken };
    return this.#request(request, (value, name) => {
      const answer = parseAnswer('Shopify', name, value, graphqlAnswer);
      // Shopify reports errors of GraphQL, exceeded limits among them, with status 200.
      if (answer.errors?.length) throw ShopifyError.ofAnswer(name, 200, answer, false);
      return parseAnswer('Shopify', name, answer.data, data);
    });
  }

  /** Never retries: a code is used up by its first exchange, and the user who connects a shop is waiting. */
  async #request<T>(
    { shop, path, body, accessToken }: ShopifyRequest,
    parse: (value: unknown, name: string) => T,
  ): Promise<T> {
    const url = this.urlOf(shop, path);
    const name = `POST ${shop}${path}`;
    try {
      if (accessToken !== undefined && !TOKEN.test(accessToken))
        throw new ShopifyError(`malformed access token (${name})`, { status: 401, isAboutAccess: true });
      const answer = await this.#http.sendForJson({
        name,
        target: shop,
        method: 'POST',
        url,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...(accessToken && { 'x-shopify-access-token': accessToken }),
        },
        body: JSON.stringify(body),
      });
      const { status } = answer;
      if (!isSuccess(status)) throw ShopifyError.ofAnswer(name, status, answer.body, accessToken === undefined);
      return parse(answer.body, name);
    } catch (failure) {
      throw failure instanceof ProviderError ? unavailable(failure) : failure;
    }
  }
}
