import { randomBytes } from 'node:crypto';
import { notFound, oauthRefusal, tokenRefusal } from './Refusal.ts';
import { isShop } from './shopFacts.ts';
import type { Installation, ShopifyFile } from './state.ts';

export interface Client {
  clientId: string;
  clientSecret: string;
}

const CODE_MS = 60_000;
const REFRESH_SECONDS = 90 * 24 * 3_600;
const random = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`;

/** Codes that are good once, access that ends, and refresh tokens that give way to the next. */
export class Grants {
  readonly #file: ShopifyFile;
  readonly #client: Client;
  readonly #accessSeconds: number;

  constructor(file: ShopifyFile, client: Client, accessSeconds: number) {
    this.#file = file;
    this.#client = client;
    this.#accessSeconds = accessSeconds;
  }

  code(shop: string, scope: string): string {
    const code = randomBytes(16).toString('hex');
    this.#file.state.codes[code] = { shop, scope, goodUntil: Date.now() + CODE_MS };
    this.#file.save();
    return code;
  }

  answer(shop: string, body: Record<string, unknown>): object {
    if (!isShop(shop)) throw notFound();
    if (body['client_id'] !== this.#client.clientId || body['client_secret'] !== this.#client.clientSecret) {
      throw oauthRefusal('invalid_client', 'The client_id or the client_secret is wrong');
    }
    if (body['grant_type'] === 'refresh_token') return this.#renew(shop, String(body['refresh_token']));
    if (body['grant_type'] !== undefined)
      throw oauthRefusal('unsupported_grant_type', 'The grant type is not supported');
    return this.#exchange(shop, String(body['code']), body['expiring'] === '1');
  }

  /** Whose token it is; a shop's token opens that shop alone. */
  installationOf(shop: string, accessToken: string | undefined): Installation {
    const installation = this.#file.state.installations[shop];
    const known = installation?.accessTokens.find(({ token }) => token === accessToken);
    if (!installation || !known || (known.goodUntil ?? Infinity) <= Date.now()) throw tokenRefusal();
    return installation;
  }

  expireAccess(): void {
    for (const installation of Object.values(this.#file.state.installations)) installation.accessTokens = [];
    this.#file.save();
  }

  #exchange(shop: string, code: string, isExpiring: boolean): object {
    const { codes, installations } = this.#file.state;
    const known = codes[code];
    delete codes[code];
    this.#file.save();
    if (known?.shop !== shop || known.goodUntil <= Date.now()) {
      throw oauthRefusal('invalid_request', 'The authorization code was not found or was already used');
    }
    const webhooks = installations[shop]?.webhooks ?? [];
    installations[shop] = {
      scope: known.scope,
      accessTokens: [],
      refreshToken: null,
      formerRefreshToken: null,
      webhooks,
    };
    return this.#issue(installations[shop], isExpiring);
  }

  #renew(shop: string, refreshToken: string): object {
    const installation = this.#file.state.installations[shop];
    const { refreshToken: current, formerRefreshToken: former } = installation ?? {};
    if (!installation || (refreshToken !== current && refreshToken !== former))
      throw oauthRefusal('invalid_grant', 'The refresh token is not valid');
    installation.formerRefreshToken = refreshToken;
    return this.#issue(installation, true);
  }

  #issue(installation: Installation, isExpiring: boolean): object {
    const token = random('shpat');
    installation.accessTokens.push({ token, goodUntil: isExpiring ? Date.now() + this.#accessSeconds * 1_000 : null });
    installation.refreshToken = isExpiring ? random('shprt') : null;
    this.#file.save();
    const answer = { access_token: token, scope: installation.scope };
    if (!isExpiring) return answer;
    return {
      ...answer,
      expires_in: this.#accessSeconds,
      refresh_token: installation.refreshToken,
      refresh_token_expires_in: REFRESH_SECONDS,
    };
  }
}
