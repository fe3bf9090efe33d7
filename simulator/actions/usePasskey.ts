import { SoftAuthenticator } from '../../server/rooms/identity/secondFactors/testing/SoftAuthenticator.ts';
import type { Actor } from '../actors/Actor.ts';
import { idIn } from '../idsIn.ts';
import type { Action, Answer, Simulation } from './Action.ts';
import { callField } from './callField.ts';
import { isSuccess, outcomeOf } from './send.ts';

/**
 * A person adds a passkey, signs in with it, and removes it. Throws when one answer of the passkey signs in twice.
 */
export const usePasskey: Action = {
  name: 'use a passkey',
  weight: 2,
  isFor: ({ kind }) => kind === 'customer' || kind === 'admin',
  reaches: [
    'addPasskey',
    'createSignInChallenge',
    'removePasskey',
    'renamePasskey',
    'setUpPasskey',
    'signInWithPasskey',
  ],
  async run(simulation, actor, random) {
    const mutate = (field: string, variables: Record<string, unknown> = {}, by = actor) =>
      callField(simulation, by, { kind: 'mutation', field, variables });
    const authenticator = new SoftAuthenticator(new URL(simulation.portal.services.config.publicUrl).origin);
    const setUp = await mutate('setUpPasskey');
    const options = optionsOf(setUp);
    if (!options) return `set up a passkey → ${outcomeOf(setUp)}`;
    const added = await mutate('addPasskey', { input: { name: 'Telefon', response: authenticator.create(options) } });
    const id = idIn(added.body, 'pkey');
    if (!id) return `add a passkey → ${outcomeOf(added)}`;
    await mutate('renamePasskey', { id, name: 'Bærbar' });
    const signedIn = await signInTwice(simulation, actor, authenticator);
    if (random.chance(0.3)) return signedIn;
    return `${signedIn}; remove it → ${outcomeOf(await mutate('removePasskey', { id }))}`;
  },
};

/** Sends the same answer of a passkey two times at once. */
async function signInTwice(simulation: Simulation, actor: Actor, authenticator: SoftAuthenticator): Promise<string> {
  const stranger: Actor = { ...actor, token: undefined, kind: 'stranger', userId: undefined };
  const mutate = (field: string, variables: Record<string, unknown> = {}) =>
    callField(simulation, stranger, { kind: 'mutation', field, variables });
  const challenge = optionsOf(await mutate('createSignInChallenge'));
  if (!challenge) return 'ask for a challenge → refused';
  const response = authenticator.get(challenge);
  const answers = await Promise.all([
    mutate('signInWithPasskey', { response }),
    mutate('signInWithPasskey', { response }),
  ]);
  if (answers.filter(isSuccess).length > 1) throw new Error('One answer of a passkey has started two sessions');
  return `sign in with a passkey → ${answers.map(outcomeOf).join(', ')}`;
}

/** The options in the answer of a mutation that returns nothing else. */
function optionsOf({ body }: Answer): object | undefined {
  const { data } = body as { data?: Record<string, { options?: object } | null> | null };
  return Object.values(data ?? {})[0]?.options;
}
