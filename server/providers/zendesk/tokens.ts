import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isSubdomain } from '../../../domain/companies/subdomain.ts';
import { isSuccess, type HttpClient } from '../http/HttpClient.ts';
import { ProviderError } from '../ProviderError.ts';
import { urlOf } from './credentials.ts';

/**
 * Zendesk's OAuth, as its documentation describes it:
 * - the end of API keys, and which flow replaces them:
 *   https://developer.zendesk.com/documentation/api-basics/authentication/oauth-migration/
 * - the consent, its parameters and the kinds of clients:
 *   https://support.zendesk.com/hc/en-us/articles/4408845965210
 * - PKCE: https://developer.zendesk.com/documentation/api-basics/authentication/oauth-pkce
 * - tokens, by code, refresh token or client credentials:
 *   https://developer.zendesk.com/api-reference/ticketing/oauth/grant_type_tokens/
 * - refresh tokens, which each use replaces:
 *   https://developer.zendesk.com/documentation/api-basics/authentication/refresh-token
 * - scopes, and the end of a token: https://developer.zendesk.com/api-reference/ticketing/oauth/oauth_tokens/
 */
export interface ZendeskOAuthClient {
  clientId: string;
  clientSecret: string;
}

export interface ZendeskTokens {
  accessToken: string;
  accessExpiresAt: Date;
  /** Null for client credentials, which are simply used again. */
  refreshToken: string | null;
  refreshExpiresAt: Date | null;
}

/**
 * A refusal is final: the grant or the client is no longer valid. After a failure, nobody knows whether Zendesk has
 * used a refresh token up.
 */
export type TokenResult =
  | { tokens: ZendeskTokens }
  | { refusal: 'GRANT' | 'CLIENT' }
  | { failure: ProviderError; isGone: boolean };

export type Grant =
  | { grant_type: 'authorization_code'; code: string; redirect_uri: string; code_verifier: string }
  | { grant_type: 'refresh_token'; refresh_token: string }
  | { grant_type: 'client_credentials' };

/** The list of users is all that the number of seats needs. Zendesk has no narrower scope for it. */
export const SCOPES = 'users:read';

/** Zendesk's own defaults. Older clients get tokens without an end, and no refresh token, unless both are sent. */
const LIFETIMES = { expires_in: 30 * 60, refresh_token_expires_in: 30 * 24 * 3_600 };

const answer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive().nullish(),
  refresh_token: z.string().min(1).nullish(),
  refresh_token_expires_in: z.number().positive().nullish(),
});
const refusal = z.object({ error: z.string() });

export const authorizeUrl = (
  address: string,
  { subdomain, clientId, redirectUri, state, codeVerifier }: Consent,
): string => {
  assertSubdomain(subdomain);
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: SCOPES,
    state,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return `${urlOf(address, { subdomain })}/oauth/authorizations/new?${query}`;
};

export interface Consent {
  subdomain: string;
  clientId: string;
  redirectUri: string;
  state: string;
  codeVerifier: string;
}

export async function requestTokens(
  http: HttpClient,
  address: string,
  { subdomain, client, grant }: { subdomain: string; client: ZendeskOAuthClient; grant: Grant },
): Promise<TokenResult> {
  assertSubdomain(subdomain);
  const name = `POST /oauth/tokens (${grant.grant_type})`;
  const now = http.clock.now();
  try {
    const { status, body } = await http.sendForJson({
      name,
      target: subdomain,
      method: 'POST',
      url: `${urlOf(address, { subdomain })}/oauth/tokens`,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: client.clientId,
        client_secret: client.clientSecret,
        ...grant,
        ...(grant.grant_type !== 'refresh_token' && { scope: SCOPES }),
        ...LIFETIMES,
      }),
    });
    if (isSuccess(status)) {
      const read = answer.safeParse(body);
      if (read.success) return { tokens: tokensOf(read.data, now) };
      return { failure: new ProviderError(`Zendesk sent an invalid answer (${name})`, { status }), isGone: false };
    }
    const { data } = refusal.safeParse(body);
    if (status < 500 && data?.error === 'invalid_grant') return { refusal: 'GRANT' };
    if (status < 500 && (data?.error === 'invalid_client' || data?.error === 'unauthorized_client'))
      return { refusal: 'CLIENT' };
    return {
      failure: new ProviderError(`Zendesk returned an error: ${status} (${name})`, { status }),
      isGone: status === 404 || status === 410 || (status >= 300 && status < 400),
    };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { failure: error, isGone: false };
  }
}

/** Ends an access token and the refresh token that belongs to it. A token that has ended already is a success. */
export async function revokeToken(
  http: HttpClient,
  address: string,
  { subdomain, accessToken }: { subdomain: string; accessToken: string },
): Promise<void> {
  assertSubdomain(subdomain);
  const name = 'DELETE /oauth/tokens/current';
  const { status } = await http.send({
    name,
    target: subdomain,
    method: 'DELETE',
    url: `${urlOf(address, { subdomain })}/api/v2/oauth/tokens/current.json`,
    headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
  });
  if (!isSuccess(status) && status !== 401 && status !== 404)
    throw new ProviderError(`Zendesk returned an error: ${status} (${name})`, { status });
}

function tokensOf(body: z.output<typeof answer>, now: number): ZendeskTokens {
  const after = (seconds: number) => new Date(now + seconds * 1_000);
  return {
    accessToken: body.access_token,
    accessExpiresAt: after(body.expires_in ?? LIFETIMES.expires_in),
    refreshToken: body.refresh_token ?? null,
    refreshExpiresAt: body.refresh_token
      ? after(body.refresh_token_expires_in ?? LIFETIMES.refresh_token_expires_in)
      : null,
  };
}

/** Any other text could lead to another host, which would receive the secret. */
function assertSubdomain(subdomain: string): void {
  if (!isSubdomain(subdomain)) throw new Error('malformed subdomain of a help desk');
}
