import type { Context } from '../../../platform/context.ts';
import type { RecognizedClient } from './knownClients.service.ts';

const unknownDevicesMessage = (wait: string) =>
  'For mange forsøg på at logge ind på kontoen fra enheder, vi ikke kender. ' +
  'Log ind fra en enhed eller et netværk, du har brugt før, ' +
  `vælg en ny adgangskode under »Glemt adgangskode?«, eller prøv igen om ${wait}.`;

export interface SignInTarget {
  /** Key of the account's rate limits. */
  key: string;
  /** The caller's known client of the account; undefined when the account has not signed in from there. */
  client: RecognizedClient | undefined;
}

/**
 * Counts the attempts on the accounts that one sign-in may be for. Each account has its own counters, so that somebody
 * who claims another user's address and signs in to their own account does not reset the counters of the other one.
 */
export class SignInCounter {
  readonly #ctx: Context;
  #hasCountedAddress = false;

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  /**
   * Counts a failure before the password is checked, so that a burst of parallel requests cannot exceed the limit. The
   * returned function undoes the count after a success. A known browser has its own counter, which other callers cannot
   * use up. Throws RATE_LIMITED when a limit is reached.
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
    if (!isKnownNetwork) await throttle.spend('loginAccount', key, unknownDevicesMessage);
    return async () => {
      await throttle.giveBack('loginAddress', addressKey);
      await throttle.forget('loginPair', pair);
      if (!isKnownNetwork) await throttle.giveBack('loginAccount', key);
    };
  }
}
