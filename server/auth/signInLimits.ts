import type { Context } from '../context.ts';
import type { KnownClient } from './knownClients.ts';

const FOREIGN_DEVICES = (wait: string) =>
  'For mange forsøg på at logge ind på kontoen fra enheder, vi ikke kender. Log ind fra en enhed eller et netværk, du har brugt før, ' +
  `vælg en ny adgangskode under »Glemt adgangskode?«, eller prøv igen om ${wait}.`;

export interface SignInTarget {
  /** Names the account among the limits' keys. */
  key: string;
  /** What the caller is to the account; undefined for a stranger. */
  client: KnownClient | undefined;
}

/**
 * Counts tries at the accounts that one sign-in may be for. Each account has counters of its own: whoever claims an address
 * that somebody else uses can sign in to their own account without resetting the counters of the other.
 */
export class SignInCounter {
  readonly #ctx: Context;
  #hasCountedAddress = false;

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  /**
   * Counts a failure before the password is checked, so that a burst in parallel cannot slip through; the returned function
   * takes that back after a success. A known browser has a counter of its own, which nobody else can use up.
   */
  async count({ key, client }: SignInTarget): Promise<() => Promise<void>> {
    const {
      addressKey,
      services: { throttle },
    } = this.#ctx;
    const device = client?.device;
    if (device) {
      await throttle.spend('loginDevice', device);
      return () => throttle.forget('loginDevice', device);
    }
    const pair = `${addressKey} ${key}`;
    const isKnownNetwork = client?.isKnownNetwork === true;
    if (!this.#hasCountedAddress) await throttle.spend('loginAddress', addressKey);
    this.#hasCountedAddress = true;
    await throttle.spend('loginPair', pair);
    if (!isKnownNetwork) await throttle.spend('loginAccount', key, FOREIGN_DEVICES);
    return async () => {
      await throttle.giveBack('loginAddress', addressKey);
      await throttle.forget('loginPair', pair);
      if (!isKnownNetwork) await throttle.giveBack('loginAccount', key);
    };
  }
}
