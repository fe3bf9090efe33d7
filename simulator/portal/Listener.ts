import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { socketUrl } from '../../server/testing/socketUrl.ts';
import { idsIn } from '../idsIn.ts';
import { closeClient } from './closeClient.ts';
import type { SimulatedPortal } from './SimulatedPortal.ts';

const RETRY_MS = 500;

interface Program {
  customerId: string;
  /** Whether the program subscribes again when the portal has ended a subscription. */
  isPersistent: boolean;
  /** Id of the API token with which the program connects. */
  tokenId: string;
  token: string;
}

/** A subscription with its variables. */
export interface Subscription {
  query: string;
  variables?: Record<string, unknown>;
}

/** A program of one company that listens to live changes over a socket, and reads everything that it is sent. */
export class Listener {
  readonly customerId: string;
  readonly tokenId: string;
  readonly #client: Client;
  readonly #isPersistent: boolean;
  #heard = new Set<string>();
  #hasMissed = false;
  #isConnected = false;
  #isClosed = false;

  constructor(url: string, { customerId, tokenId, token, isPersistent }: Program, subscriptions: Subscription[]) {
    this.#isPersistent = isPersistent;
    this.customerId = customerId;
    this.tokenId = tokenId;
    this.#client = createClient({
      url: socketUrl(url),
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
      retryAttempts: Infinity,
      lazy: false,
      // The portal closes the socket when the token is revoked.
      onNonLazyError: () => undefined,
    });
    this.#client.on('connected', () => void (this.#isConnected = true));
    this.#client.on('closed', () => {
      this.#hasMissed = true;
      this.#isConnected = false;
    });
    subscriptions.forEach((subscription) => this.#subscribe(subscription));
  }

  #subscribe(subscription: Subscription): void {
    this.#client.subscribe(subscription, {
      next: (message) => idsIn(message).forEach((id) => this.#heard.add(id)),
      error: () => this.#subscribeAgain(subscription),
      complete: () => this.#subscribeAgain(subscription),
    });
  }

  /** The portal ends a subscription whose read failed. A program then subscribes again, and reads what it shows. */
  #subscribeAgain(subscription: Subscription): void {
    this.#hasMissed = true;
    if (this.#isPersistent && !this.#isClosed) setTimeout(() => this.#subscribe(subscription), RETRY_MS).unref();
  }

  /** The ids in all messages since the last call of `forget`. */
  get heardIds(): ReadonlySet<string> {
    return this.#heard;
  }

  /** Whether the portal had ended the socket or a subscription at some time since the last call of `forget`. */
  get hasMissed(): boolean {
    return this.#hasMissed;
  }

  /** Forgets what was heard so far, so that the next changes of the same rows must be heard again. */
  forget(): void {
    this.#heard = new Set();
    this.#hasMissed = !this.#isConnected;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await closeClient(this.#client);
  }
}

/** Connects a program of a company, with a token of its own. */
export async function startListener(
  { url, world }: Pick<SimulatedPortal, 'url' | 'world'>,
  program: Pick<Program, 'customerId' | 'isPersistent'>,
  subscriptions: Subscription[],
): Promise<Listener> {
  const { id: tokenId, token } = await world.apiToken(program.customerId);
  return new Listener(url, { ...program, tokenId, token }, subscriptions);
}
