import { randomBytes } from 'node:crypto';
import { isShop } from './shopFacts.ts';
import { notFound, oauthRefusal, tokenRefusal } from './ShopifyApiError.ts';
import type { AppInstallation, ShopifyFile } from './state.ts';

export interface Client {
  clientId: string;
  clientSecret: string;
}

const CODE_MS = 60_000;
const REFRESH_SECONDS = 90 * 24 * 3_600;
const randomToken = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`;

/** Issues codes that are valid for one exchange, access tokens, and refresh tokens that each renewal replaces. */
export class Grants {
  readonly #file: ShopifyFile;
  readonly #client: Client;
  readonly #accessSeconds: number;

  constructor(file: ShopifyFile, client: Client, accessSeconds: number) {
    this.#file = file;
    this.#client = client;
    this.#accessSeconds = accessSeconds;
  }

  createCode(shop: string, scope: string): string {
    const code = randomBytes(16).toString('hex');
    this.#file.state.codes[code] = { shop, scope, goodUntil: Date.now() + CODE_MS };
    this.#file.save();
    return code;
  }

  /** Answers a token request: exchanges a code or renews access. */
  exchange(shop: string, body: Record<string, unknown>): object {
    if (!isShop(shop)) throw notFound();
    if (body['client_id'] !== this.#client.clientId || body['client_secret'] !== this.#client.clientSecret) {
      throw oauthRefusal('invalid_client', 'The client_id or the client_secret is wrong');
    }
    if (body['grant_type'] === 'refresh_token') return this.#renew(shop, String(body['refresh_token']));
    if (body['grant_type'] !== undefined)
      throw oauthRefusal('unsupported_grant_type', 'The grant type is not supported');
    return this.#exchangeCode(shop, String(body['code']), body['expiring'] === '1');
  }

  /** Returns the installation if the token is valid for this very shop; throws 401 otherwise. */
  installationOf(shop: string, accessToken: string | undefined): AppInstallation {
    const installation = this.#file.state.installations[shop];
    const access = installation?.accessTokens.find(({ token }) => token === accessToken);
    if (!installation || !access || (access.goodUntil ?? Infinity) <= Date.now()) throw tokenRefusal();
    return installation;
  }

  expireAccess(): void {
    for (const installation of Object.values(this.#file.state.installations)) installation.accessTokens = [];
    this.#file.save();
  }

  #exchangeCode(shop: string, code: string, isExpiring: boolean): object {
    const { codes, installations } = this.#file.state;
    const grant = codes[code];
    delete codes[code];
    this.#file.save();
    if (grant?.shop !== shop || grant.goodUntil <= Date.now()) {
      throw oauthRefusal('invalid_request', 'The authorization code was not found or was already used');
    }
    const webhooks = installations[shop]?.webhooks ?? [];
    installations[shop] = {
      scope: grant.scope,
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

  #issue(installation: AppInstallation, isExpiring: boolean): object {
    const token = randomToken('shpat');
    installation.accessTokens.push({ token, goodUntil: isExpiring ? Date.now() + this.#accessSeconds * 1_000 : null });
    installation.refreshToken = isExpiring ? randomToken('shprt') : null;
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
