import { Resolver } from 'node:dns/promises';
import { AppError } from '../../platform/errors.ts';
import { timeLimits } from '../../platform/timeLimits.ts';
import { traced } from '../../platform/tracing/traced.ts';

/** Codes for a name without the records asked for. Any other code means that the servers did not answer. */
const NOT_FOUND = new Set(['ENOTFOUND', 'ENODATA']);

const LOOK_UP = { name: 'look up DNS', kind: 'client', attributes: { 'peer.service': 'DNS' } } as const;

/** Reads the domain name system, by the servers of DNS_SERVERS or else those of the machine. */
export class DnsClient {
  readonly #resolver: Resolver;

  constructor(servers: readonly string[], timeout = timeLimits.dnsAttempt) {
    this.#resolver = new Resolver({ timeout, tries: 2 });
    if (servers.length) this.#resolver.setServers(servers);
  }

  /** The texts of a name's TXT records; empty when there are none. Throws PROVIDER_UNAVAILABLE without an answer. */
  async texts(name: string): Promise<string[]> {
    try {
      const records = await traced(LOOK_UP, () => this.#resolver.resolveTxt(name));
      return records.map((parts) => parts.join(''));
    } catch (error) {
      if (NOT_FOUND.has((error as { code?: string }).code ?? '')) return [];
      throw new AppError('PROVIDER_UNAVAILABLE', 'DNS svarer ikke lige nu. Prøv igen om lidt.', undefined, {
        cause: error,
      });
    }
  }
}
