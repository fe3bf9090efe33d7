import type { Context } from '../context.ts';
import { knownClientOf } from './knownClients.ts';

const FOREIGN_DEVICES = (wait: string) =>
  'For mange forsøg på at logge ind på kontoen fra enheder, vi ikke kender. Log ind fra en enhed eller et netværk, du har brugt før, '
  + `vælg en ny adgangskode under »Glemt adgangskode?«, eller prøv igen om ${wait}.`;

/**
 * Counts a sign-in as failed before the password is checked, so that a burst in parallel cannot slip through; the returned
 * function takes that back after a success. A known browser has a counter of its own, which nobody else can use up.
 */
export async function countSignIn(ctx: Context, email: string): Promise<() => Promise<void>> {
  const { throttle } = ctx.services;
  const { device, isKnownNetwork } = await knownClientOf(ctx, email);
  if (device) {
    await throttle.spend('loginDevice', device);
    return () => throttle.forget('loginDevice', device);
  }
  const pair = `${ctx.addressKey} ${email}`;
  await throttle.spend('loginAddress', ctx.addressKey);
  await throttle.spend('loginPair', pair);
  if (!isKnownNetwork) await throttle.spend('loginAccount', email, FOREIGN_DEVICES);
  return async () => {
    await throttle.giveBack('loginAddress', ctx.addressKey);
    await throttle.forget('loginPair', pair);
    if (!isKnownNetwork) await throttle.giveBack('loginAccount', email);
  };
}
