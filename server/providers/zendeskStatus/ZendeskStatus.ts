import { HttpClient, isSuccess, type ClientOptions } from '../http/HttpClient.ts';
import { parseAnswer } from '../http/parseAnswer.ts';
import { ProviderError } from '../ProviderError.ts';
import { incidentsAnswer, readIncidents, type ZendeskIncident } from './incidents.ts';

export const ZENDESK_STATUS_URL = 'https://status.zendesk.com';

export type IncidentKind = ZendeskIncident['kind'];

const PROVIDER = 'Zendesk status';
const paths = { INCIDENT: 'active', MAINTENANCE: 'maintenance' } as const satisfies Record<IncidentKind, string>;
/** Far longer than any real answer. */
const MAX_ANSWER_BYTES = 2_000_000;

/**
 * Reads Zendesk's public Status API, which needs no authentication and allows 10 requests a minute:
 * https://developer.zendesk.com/api-reference/status_api/status_api/. Never retries, because the next run of the job is
 * a retry.
 */
export class ZendeskStatusClient {
  readonly #url: string;
  readonly #http: HttpClient;

  constructor(url = ZENDESK_STATUS_URL, options: ClientOptions = {}) {
    this.#url = url;
    this.#http = new HttpClient({ provider: PROVIDER, maxBytes: MAX_ANSWER_BYTES, ...options });
  }

  /**
   * The active incidents, or the planned maintenance, of all of Zendesk or of one help desk. Throws ProviderError when
   * Zendesk does not answer with a list.
   */
  async list(kind: IncidentKind, subdomain?: string): Promise<ZendeskIncident[]> {
    const name = `GET /api/incidents/${paths[kind]}`;
    const url = new URL(`${this.#url}/api/incidents/${paths[kind]}`);
    if (subdomain !== undefined) url.searchParams.set('subdomain', subdomain);
    const { status, body } = await this.#http.sendForJson({
      name,
      method: 'GET',
      url: url.href,
      headers: { accept: 'application/json' },
    });
    if (!isSuccess(status)) throw new ProviderError(`${PROVIDER} returned an error: ${status} (${name})`, { status });
    return readIncidents(kind, parseAnswer(PROVIDER, name, body, incidentsAnswer));
  }
}
