import { createHash, randomBytes } from 'node:crypto';
import type { ZendeskFile } from './state.ts';
import { ZendeskApiError } from './ZendeskApiError.ts';

const CODE_MS = 60_000;
const newToken = () => randomBytes(32).toString('hex');

export interface Consent {
  subdomain: string;
  clientId: string;
  redirectUri: string;
  scope: string;
  codeChallenge: string;
}

const refusal = (error: string, description: string, status = 400) =>
  new ZendeskApiError(status, { error, error_description: description });

const invalidGrant = () =>
  refusal('invalid_grant', 'The provided access grant is invalid, expired, or revoked (e.g. invalid assertion).');

/**
 * Issues tokens as Zendesk does: a code is good for one exchange with the verifier of its challenge, an access token
 * ends, a refresh token is replaced by each use, and the use of a replaced one ends both.
 */
export class Grants {
  readonly #file: ZendeskFile;

  constructor(file: ZendeskFile) {
    this.#file = file;
  }

  createCode(consent: Consent): string {
    const code = newToken();
    this.#file.state.codes[code] = { ...consent, goodUntil: Date.now() + CODE_MS };
    this.#file.save();
    return code;
  }

  isClient(clientId: string): boolean {
    return this.#file.state.clients[clientId] !== undefined;
  }

  /** Answers a token request of a help desk. */
  exchange(subdomain: string, body: Record<string, unknown>): object {
    const clientId = String(body['client_id']);
    if (this.#file.state.clients[clientId] !== body['client_secret'] || body['client_secret'] === undefined)
      throw refusal('invalid_client', 'Client authentication failed due to unknown client.', 401);
    const request = { subdomain, clientId, body };
    if (body['grant_type'] === 'authorization_code') return this.#exchangeCode(request);
    if (body['grant_type'] === 'refresh_token') return this.#renew(request);
    if (body['grant_type'] === 'client_credentials')
      return this.#issue(request, { scope: String(body['scope'] ?? 'read'), canRenew: false });
    throw refusal('unsupported_grant_type', 'The authorization grant type is not supported.');
  }

  /** The scope of a valid access token of this very help desk; undefined for any other text. */
  scopeOf(subdomain: string, accessToken: string): string | undefined {
    const grant = this.#file.state.grants.find((each) => each.accessToken === accessToken);
    if (grant?.subdomain !== subdomain || grant.accessGoodUntil <= Date.now()) return undefined;
    return this.isClient(grant.clientId) ? grant.scope : undefined;
  }

  /** Ends an access token with its refresh token. */
  revoke(accessToken: string): void {
    const { state } = this.#file;
    state.grants = state.grants.filter((grant) => grant.accessToken !== accessToken);
    this.#file.save();
  }

  /** Issues tokens without a consent, for the data of the demo. */
  issueFor(subdomain: string, clientId: string) {
    return this.#issue({ subdomain, clientId, body: {} }, { scope: 'users:read', canRenew: true });
  }

  #exchangeCode({ subdomain, clientId, body }: TokenRequest): object {
    const { codes } = this.#file.state;
    const consent = codes[String(body['code'])];
    delete codes[String(body['code'])];
    this.#file.save();
    const challenge = createHash('sha256')
      .update(String(body['code_verifier'] ?? ''))
      .digest('base64url');
    if (
      consent?.subdomain !== subdomain ||
      consent.clientId !== clientId ||
      consent.redirectUri !== body['redirect_uri'] ||
      consent.codeChallenge !== challenge ||
      consent.goodUntil <= Date.now()
    )
      throw invalidGrant();
    return this.#issue({ subdomain, clientId, body }, { scope: consent.scope, canRenew: true });
  }

  #renew({ subdomain, clientId, body }: TokenRequest): object {
    const { state } = this.#file;
    const token = String(body['refresh_token']);
    const used = state.grants.find(
      (grant) => grant.refreshToken === token || grant.formerRefreshTokens.includes(token),
    );
    if (used) state.grants = state.grants.filter((grant) => grant !== used);
    this.#file.save();
    if (
      used?.refreshToken !== token ||
      used.subdomain !== subdomain ||
      used.clientId !== clientId ||
      used.refreshGoodUntil <= Date.now()
    )
      throw invalidGrant();
    const former = [...used.formerRefreshTokens, token];
    return this.#issue({ subdomain, clientId, body }, { scope: used.scope, canRenew: true, former });
  }

  #issue(
    { subdomain, clientId, body }: TokenRequest,
    { scope, canRenew, former = [] }: { scope: string; canRenew: boolean; former?: string[] },
  ) {
    const accessSeconds = Number(body['expires_in'] ?? 1_800);
    const refreshSeconds = Number(body['refresh_token_expires_in'] ?? 2_592_000);
    const after = (seconds: number) => Date.now() + seconds * 1_000;
    const grant = {
      subdomain,
      clientId,
      scope,
      accessToken: newToken(),
      accessGoodUntil: after(accessSeconds),
      refreshToken: canRenew ? newToken() : null,
      refreshGoodUntil: after(refreshSeconds),
      formerRefreshTokens: former,
    };
    this.#file.state.grants.push(grant);
    this.#file.save();
    return {
      access_token: grant.accessToken,
      token_type: 'bearer',
      scope,
      expires_in: accessSeconds,
      ...(grant.refreshToken && {
        refresh_token: grant.refreshToken,
        refresh_token_expires_in: refreshSeconds,
      }),
    };
  }
}

interface TokenRequest {
  subdomain: string;
  clientId: string;
  body: Record<string, unknown>;
}
