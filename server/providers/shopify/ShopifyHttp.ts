import { z } from 'zod';
import { parsedJson } from '../readJson.ts';
import { noShop, ShopifyFailure, unavailable } from './ShopifyFailure.ts';
import { isShopHost } from './shopHost.ts';

interface ShopifyQuestion {
  shop: string;
  accessToken: string;
  query: string;
  variables?: object;
}

interface Sending {
  shop: string;
  path: string;
  body: object;
  accessToken?: string;
}

const API_VERSION = '2026-07';
const TOKEN = /^[\w.~+/=-]+$/;

const graphqlAnswer = z.object({ data: z.unknown().optional(), errors: z.array(z.unknown()).nullish() });

/** Shopify's manners, the same for every question: one host for each shop and no other, a time-out, and errors that tell no secret. */
export class ShopifyHttp {
  readonly #apiUrl: string | undefined;
  readonly #timeout: number;

  constructor({ apiUrl, timeout }: { apiUrl: string | undefined; timeout: number }) {
    this.#apiUrl = apiUrl;
    this.#timeout = timeout;
  }

  /** Every address is made here. The stand-in has all shops on one host, so that the shop's own becomes part of the path there. */
  urlOf(shop: string, path: string): string {
    if (!isShopHost(shop)) throw noShop();
    return this.#apiUrl === undefined ? `https://${shop}${path}` : `${this.#apiUrl}/${shop}${path}`;
  }

  /** Codes and refresh tokens for access. */
  async signIn<T>(shop: string, body: object, answer: z.ZodType<T>): Promise<T> {
    return this.#tell({ shop, path: '/admin/oauth/access_token', body }, (given, name) => read(given, answer, name));
  }

  async query<T>({ shop, accessToken, query, variables }: ShopifyQuestion, data: z.ZodType<T>): Promise<T> {
    const sending = { shop, path: `/admin/api/${API_VERSION}/graphql.json`, body: { query, variables }, accessToken };
    return this.#tell(sending, (given, name) => {
      const answer = read(given, graphqlAnswer, name);
      // Shopify's limits, too, come with status 200.
      if (answer.errors?.length) throw ShopifyFailure.ofAnswer(name, 200, answer, accessToken);
      return read(answer.data, data, name);
    });
  }

  async #tell<T>(sending: Sending, understand: (given: unknown, name: string) => T): Promise<T> {
    const url = this.urlOf(sending.shop, sending.path);
    const name = `POST ${sending.shop}${sending.path}`;
    try {
      const { status, body } = await this.#send(url, sending, name);
      if (status < 200 || status >= 300) throw ShopifyFailure.ofAnswer(name, status, body, sending.accessToken);
      return understand(body, name);
    } catch (failure) {
      throw failure instanceof ShopifyFailure ? unavailable(failure) : failure;
    }
  }

  /** Asked once: a code is used up by it, and whoever connects a shop sits and waits. */
  async #send(url: string, { body, accessToken }: Sending, name: string): Promise<{ status: number; body: unknown }> {
    if (accessToken !== undefined && !TOKEN.test(accessToken)) {
      throw new ShopifyFailure(`No such access token (${name})`, { status: 401, isAboutAccess: true });
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
      return { status: response.status, body: parsedJson(await response.text()) };
    } catch (error) {
      throw ShopifyFailure.ofSilence(name, error as Error);
    }
  }
}

function read<T>(given: unknown, answer: z.ZodType<T>, name: string): T {
  const result = answer.safeParse(given);
  if (!result.success)
    throw new ShopifyFailure(`Shopify's answer makes no sense: ${result.error.issues[0]?.path.join('.')} (${name})`);
  return result.data;
}
