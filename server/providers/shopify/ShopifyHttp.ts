import { z } from 'zod';
import { parseJson } from '../readJson.ts';
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

/** Sends calls to a shop's own host and no other, with a time-out, and with errors that contain no secrets. */
export class ShopifyHttp {
  readonly #apiUrl: string | undefined;
  readonly #timeout: number;

  constructor({ apiUrl, timeout }: { apiUrl: string | undefined; timeout: number }) {
    this.#apiUrl = apiUrl;
    this.#timeout = timeout;
  }

  /** Builds every address. The stand-in serves all shops on one host and has the shop's host as part of the path. */
  urlOf(shop: string, path: string): string {
    if (!isShopHost(shop)) throw invalidShopAddress();
    return this.#apiUrl === undefined ? `https://${shop}${path}` : `${this.#apiUrl}/${shop}${path}`;
  }

  /** Exchanges a code or refresh token for access. */
  async signIn<T>(shop: string, body: object, answer: z.ZodType<T>): Promise<T> {
    return this.#request({ shop, path: '/admin/oauth/access_token', body }, (value, name) =>
      parseAs(value, answer, name),
    );
  }

  async query<T>({ shop, accessToken, query, variables }: ShopifyQuery, data: z.ZodType<T>): Promise<T> {
    const request = { shop, path: `/admin/api/${API_VERSION}/graphql.json`, body: { query, variables }, accessToken };
    return this.#request(request, (value, name) => {
      const answer = parseAs(value, graphqlAnswer, name);
      // Shopify reports errors of GraphQL, exceeded limits among them, with status 200.
      if (answer.errors?.length) throw ShopifyError.ofAnswer(name, 200, answer, accessToken);
      return parseAs(answer.data, data, name);
    });
  }

  async #request<T>(request: ShopifyRequest, parse: (value: unknown, name: string) => T): Promise<T> {
    const url = this.urlOf(request.shop, request.path);
    const name = `POST ${request.shop}${request.path}`;
    try {
      const { status, body } = await this.#send(url, request, name);
      if (status < 200 || status >= 300) throw ShopifyError.ofAnswer(name, status, body, request.accessToken);
      return parse(body, name);
    } catch (failure) {
      throw failure instanceof ShopifyError ? unavailable(failure) : failure;
    }
  }

  /** Never retries: the first call uses a code up, and the user who connects a shop is waiting. */
  async #send(
    url: string,
    { body, accessToken }: ShopifyRequest,
    name: string,
  ): Promise<{ status: number; body: unknown }> {
    if (accessToken !== undefined && !TOKEN.test(accessToken)) {
      throw new ShopifyError(`malformed access token (${name})`, { status: 401, isAboutAccess: true });
    }
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...(accessToken && { 'x-shopify-access-token': accessToken }),
        },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#timeout),
      });
      return { status: response.status, body: parseJson(await response.text()) };
    } catch (error) {
      throw ShopifyError.ofNoAnswer(name, error as Error);
    }
  }
}

function parseAs<T>(value: unknown, answer: z.ZodType<T>, name: string): T {
  const result = answer.safeParse(value);
  if (!result.success)
    throw new ShopifyError(`Shopify sent an invalid answer: ${result.error.issues[0]?.path.join('.')} (${name})`);
  return result.data;
}
