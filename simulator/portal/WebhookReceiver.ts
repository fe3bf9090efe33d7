import {
  startReceiver,
  type ReceivedMessage,
  type Receiver,
} from '../../server/providers/webhooks/testing/startReceiver.ts';
import type { WebhookSender } from '../../server/providers/webhooks/WebhookSender.ts';

const TIMEOUT_MS = 2_000;

/** The receivers of all companies, behind one address. It can fail for a while. */
export class WebhookReceiver {
  readonly #receiver: Receiver;

  static async start(): Promise<WebhookReceiver> {
    return new WebhookReceiver(await startReceiver());
  }

  constructor(receiver: Receiver) {
    this.#receiver = receiver;
  }

  get address(): string {
    return this.#receiver.address;
  }

  /** A sender that reaches the receiver under its name. */
  sender(): WebhookSender {
    return this.#receiver.sender({ timeout: TIMEOUT_MS });
  }

  /** Answers each message with this status. */
  answerWith(status: number): void {
    this.#receiver.setAnswer(status);
  }

  /** The messages since the last call. */
  take(): ReceivedMessage[] {
    return this.#receiver.received.splice(0);
  }

  close(): Promise<unknown> {
    return this.#receiver.close();
  }
}
