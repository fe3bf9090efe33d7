import { z } from 'zod';
import { HttpClient, isSuccess, type ClientOptions } from '../http/HttpClient.ts';
import { parseJson } from '../http/parseJson.ts';
import { ProviderError } from '../ProviderError.ts';

export interface ZendeskCredentials {
  subdomain: string;
  email: string;
  apiKey: string;
}

export interface ConnectionTest {
  isConnected: boolean;
  /** Describes the result in Danish. */
  message: string;
}

/** Zendesk's e-mail address of the anonymous user. */
const ANONYMOUS_EMAIL = 'invalid@example.com';
/** Users type the help desk's subdomain, so the answer may come from any server and is read only this far. */
const MAX_ANSWER_BYTES = 100_000;

const meAnswer = z.object({
  user: z.object({ id: z.number().nullable(), email: z.string().nullish(), role: z.string().nullish() }),
});

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
   * Tests credentials by reading their user. Zendesk answers unknown credentials with an anonymous user and status 200,
   * so only a user with an id counts. A failure of Zendesk is a result, not an error.
   */
  async testConnection({ subdomain, email, apiKey }: ZendeskCredentials): Promise<ConnectionTest> {
    try {
      const { status, text } = await this.#http.send({
        name: 'GET /users/me',
        target: subdomain,
        method: 'GET',
        url: `${this.#address.replace('{subdomain}', subdomain)}/api/v2/users/me.json`,
        headers: {
          accept: 'application/json',
          authorization: `Basic ${Buffer.from(`${email}/token:${apiKey}`).toString('base64')}`,
        },
      });
      return isSuccess(status)
        ? interpretAnswer(parseJson(text), subdomain)
        : failure(statusMessage(status, subdomain));
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

function interpretAnswer(body: unknown, subdomain: string): ConnectionTest {
  const answer = meAnswer.safeParse(body);
  if (!answer.success) return failure(`${subdomain}.zendesk.com gav et svar, som ikke er Zendesks.`);
  const { id, email, role } = answer.data.user;
  if (id === null || email === ANONYMOUS_EMAIL)
    return failure('Zendesk kender ikke e-mail og API-nøgle. Kontrollér dem, og at adgang med API-nøgle er slået til.');
  if (role === 'end-user')
    return failure('E-mailen hører til en slutbruger i Zendesk. Brug en agents eller administrators.');
  return { isConnected: true, message: `Forbindelsen virker${email ? ` som ${email}` : ''}.` };
}

function statusMessage(status: number, subdomain: string): string {
  if (status === 401 || status === 403) return 'Zendesk afviste e-mail eller API-nøgle. Kontrollér dem, og prøv igen.';
  if (status === 404 || (status >= 300 && status < 400))
    return `Der er ingen Zendesk-installation på ${subdomain}.zendesk.com.`;
  if (status === 429) return 'Zendesk får for mange forespørgsler lige nu. Prøv igen om lidt.';
  return 'Zendesk svarer med en fejl lige nu. Prøv igen om lidt.';
}

const failure = (message: string): ConnectionTest => ({ isConnected: false, message });
