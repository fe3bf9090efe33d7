import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { idsIn } from '../idsIn.ts';

/** The subscriptions that a listener holds, and the table whose rows each one reports. */
export const heardTables = {
  clip_card: 'clipCardChanged { deletedId edge { node { id } } }',
  department: 'departmentChanged { deletedId edge { node { id } } }',
  installation: 'installationChanged { deletedId edge { node { id } } }',
} as const;

/** A program of one company that listens to live changes over a socket, and reads everything that it is sent. */
export class Listener {
  readonly customerId: string;
  readonly #client: Client;
  #heard = new Set<string>();

  constructor(url: string, { customerId, token }: { customerId: string; token: string }) {
    this.customerId = customerId;
    this.#client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
      retryAttempts: Infinity,
      lazy: false,
    });
    for (const selection of Object.values(heardTables))
      this.#client.subscribe(
        { query: `subscription { ${selection} }` },
        {
          next: (message) => idsIn(message).forEach((id) => this.#heard.add(id)),
          error: () => undefined,
          complete: () => undefined,
        },
      );
  }

  hasHeardOf(id: string): boolean {
    return this.#heard.has(id);
  }

  /** Forgets what was heard so far, so that the next changes of the same rows must be heard again. */
  forget(): void {
    this.#heard = new Set();
  }

  async close(): Promise<void> {
    await this.#client.dispose();
  }
}
