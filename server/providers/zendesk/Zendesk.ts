import { HttpClient, isSuccess, type ClientOptions } from '../http/HttpClient.ts';
import { parseJson } from '../http/parseJson.ts';
import { ProviderError } from '../ProviderError.ts';
import { readAgents, type AgentReading } from './agents.ts';
import { failure, interpretAnswer, statusMessage, type ConnectionTest } from './connectionTest.ts';
import { authorizationOf, urlOf, type ZendeskCredentials } from './credentials.ts';
import { HelpDesk } from './HelpDesk.ts';
import {
  authorizeUrl,
  requestTokens,
  revokeToken,
  type Consent,
  type Grant,
  type TokenResult,
  type ZendeskOAuthClient,
} from './tokens.ts';

/** Users type the help desk's subdomain, so the answer may come from any server and is read only this far. */
const MAX_ANSWER_BYTES = 100_000;
/** Reading 20,000 agents takes 200 requests, one after the other. */
const READING_MS = 5 * 60_000;

/** `{subdomain}` is replaced by the subdomain of the help desk. */
export const ZENDESK_URL = 'https://{subdomain}.zendesk.com';

export class ZendeskClient {
  readonly #address: string;
  readonly #http: HttpClient;

  constructor(address = ZENDESK_URL, options: ClientOptions = {}) {
    this.#address = address;
    this.#http = new HttpClient({ provider: 'Zendesk', maxBytes: MAX_ANSWER_BYTES, ...options });
  }

  /**
   * Reads the agents of a help desk, light agents and contributors included. A failure is a result, not an error. The
   * deadline is in milliseconds since 1970; without one, the reading ends after five minutes.
   */
  readAgents(credentials: ZendeskCredentials, { deadline }: { deadline?: number } = {}): Promise<AgentReading> {
    return readAgents(
      new HelpDesk(this.#http, {
        address: this.#address,
        credentials,
        deadline: deadline ?? this.#http.clock.now() + READING_MS,
      }),
    );
  }

  /** The address at which a user of the help desk allows the portal to read it. */
  authorizeUrl = (consent: Consent): string => authorizeUrl(this.#address, consent);

  /** Exchanges a code, a refresh token or the client's credentials for tokens. A failure is a result, not an error. */
  requestTokens(request: { subdomain: string; client: ZendeskOAuthClient; grant: Grant }): Promise<TokenResult> {
    return requestTokens(this.#http, this.#address, request);
  }

  /** Ends an access token with its refresh token. Throws ProviderError when the help desk does not confirm it. */
  revokeToken(token: { subdomain: string; accessToken: string }): Promise<void> {
    return revokeToken(this.#http, this.#address, token);
  }

  /**
   * Tests credentials by reading their user. Zendesk answers unknown credentials with an anonymous user and status 200,
   * so only a user with an id counts. A failure of Zendesk is a result, not an error.
   */
  async testConnection(credentials: ZendeskCredentials): Promise<ConnectionTest> {
    const { subdomain } = credentials;
    const isKey = 'apiKey' in credentials;
    try {
      const { status, text } = await this.#http.send({
        name: 'GET /users/me',
        target: subdomain,
        method: 'GET',
        url: `${urlOf(this.#address, credentials)}/api/v2/users/me.json`,
        headers: { accept: 'application/json', authorization: authorizationOf(credentials) },
      });
      return isSuccess(status)
        ? interpretAnswer(parseJson(text), { subdomain, isKey })
        : { ...failure(statusMessage(status, { subdomain, isKey })), isRefused: status === 401 };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return failure(
        error.reason === 'TimeoutError'
          ? 'Zendesk svarede ikke inden for 5 sekunder. Prøv igen om lidt.'
          : 'Vi kunne ikke få forbindelse til Zendesk. Prøv igen om lidt.',
      );
    }
  }
}
