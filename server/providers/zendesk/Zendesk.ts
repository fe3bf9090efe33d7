import { z } from 'zod';
import { readJson } from '../readJson.ts';

export interface ZendeskCredentials {
  subdomain: string;
  email: string;
  apiKey: string;
}

export interface ConnectionAnswer {
  isConnected: boolean;
  message: string;
}

const TIMEOUT_MS = 5_000;
/** The anonymous user's, at every help desk. */
const ANONYMOUS = 'invalid@example.com';
/** A help desk's address is typed by people: anything may answer there. */
const MAX_ANSWER = 100_000;

const meAnswer = z.object({
  user: z.object({ id: z.number().nullable(), email: z.string().nullish(), role: z.string().nullish() }),
});

/** `{subdomain}` in the address is the help desk's own. */
export const ZENDESK_URL = 'https://{subdomain}.zendesk.com';

/** Speaks to the help desks. It follows no redirect: a key is only ever sent to the address it was entrusted to. */
export class ZendeskClient {
  readonly #address: string;

  constructor(address = ZENDESK_URL) {
    this.#address = address;
  }

  /** Zendesk greets a stranger with an anonymous user and status 200, so only a user with an id counts. */
  async testConnection({ subdomain, email, apiKey }: ZendeskCredentials): Promise<ConnectionAnswer> {
    let response: Response;
    try {
      response = await fetch(`${this.#address.replace('{subdomain}', subdomain)}/api/v2/users/me.json`, {
        headers: {
          accept: 'application/json',
          authorization: `Basic ${Buffer.from(`${email}/token:${apiKey}`).toString('base64')}`,
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      return failure(
        (error as Error).name === 'TimeoutError'
          ? 'Zendesk svarede ikke inden for 5 sekunder. Prøv igen om lidt.'
          : 'Vi kunne ikke få forbindelse til Zendesk. Prøv igen om lidt.',
      );
    }
    if (response.ok) return whoAnswered(await readJson(response, MAX_ANSWER), subdomain);
    await response.body?.cancel().catch(() => undefined);
    return failure(refusal(response.status, subdomain));
  }
}

function whoAnswered(body: unknown, subdomain: string): ConnectionAnswer {
  const answer = meAnswer.safeParse(body);
  if (!answer.success) return failure(`${subdomain}.zendesk.com gav et svar, som ikke er Zendesks.`);
  const { id, email, role } = answer.data.user;
  if (id === null || email === ANONYMOUS)
    return failure('Zendesk kender ikke e-mail og API-nøgle. Kontrollér dem, og at adgang med API-nøgle er slået til.');
  if (role === 'end-user')
    return failure('E-mailen hører til en slutbruger i Zendesk. Brug en agents eller administrators.');
  return { isConnected: true, message: `Forbindelsen virker${email ? ` som ${email}` : ''}.` };
}

function refusal(status: number, subdomain: string): string {
  if (status === 401 || status === 403) return 'Zendesk afviste e-mail eller API-nøgle. Kontrollér dem, og prøv igen.';
  if (status === 404 || (status >= 300 && status < 400))
    return `Der er ingen Zendesk-installation på ${subdomain}.zendesk.com.`;
  if (status === 429) return 'Zendesk får for mange forespørgsler lige nu. Prøv igen om lidt.';
  return 'Zendesk svarer med en fejl lige nu. Prøv igen om lidt.';
}

const failure = (message: string): ConnectionAnswer => ({ isConnected: false, message });
