import { codeAt } from '../../server/rooms/identity/secondFactors/totp.ts';
import { PASSWORD } from '../../server/testing/World.ts';
import type { Actor } from '../actors/Actor.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callField } from './callField.ts';
import { isSuccess, outcomeOf } from './send.ts';

/**
 * A person sets up an authenticator app, signs in with its codes, sends a code twice, and may remove the app. Throws
 * when a code signs in for the second time.
 */
export const useAuthenticatorApp: Action = {
  name: 'use an authenticator app',
  weight: 3,
  isFor: ({ kind }) => kind === 'customer' || kind === 'admin',
  reaches: [
    'completeSignIn',
    'confirmAuthenticatorApp',
    'removeAuthenticatorApp',
    'renewRecoveryCodes',
    'setUpAuthenticatorApp',
    'SECOND_FACTOR_REQUIRED',
    'SECOND_FACTOR_SETUP_REQUIRED',
  ],
  async run(simulation, actor, random, goal) {
    const mutate = (field: string, variables: Record<string, unknown> = {}) =>
      callField(simulation, actor, { kind: 'mutation', field, variables });
    const setUp = await mutate('setUpAuthenticatorApp');
    const { data } = setUp.body as { data?: { setUpAuthenticatorApp: { secret: string } } };
    if (data?.setUpAuthenticatorApp) {
      const { secret } = data.setUpAuthenticatorApp;
      const confirmed = await mutate('confirmAuthenticatorApp', { code: codeAt(secret) });
      if (!isSuccess(confirmed)) return `set up an app → ${outcomeOf(confirmed)}`;
      return signInTwice(simulation, actor, codeAt(secret, Date.now() + STEP_MS), random);
    }
    if (goal === 'SECOND_FACTOR_SETUP_REQUIRED') return requireOfColleagues(simulation, actor);
    if (random.chance(0.1)) {
      const required = await mutate('updateSecurityRules', {
        input: { requiresSecondFactor: random.chance(0.5), requiresPaymentProof: random.chance(0.3) },
      });
      return `require two steps → ${outcomeOf(required)}`;
    }
    if (random.chance(0.5)) return `renew codes → ${outcomeOf(await mutate('renewRecoveryCodes'))}`;
    return `remove the app → ${outcomeOf(await mutate('removeAuthenticatorApp'))}`;
  },
};

/** The company requires two steps until a colleague without them was refused. */
async function requireOfColleagues(simulation: Simulation, actor: Actor): Promise<string> {
  const set = (requiresSecondFactor: boolean) =>
    callField(simulation, actor, {
      kind: 'mutation',
      field: 'updateSecurityRules',
      variables: { input: { requiresSecondFactor } },
    });
  const required = await set(true);
  const colleagues = simulation.actors.filter(
    ({ customerId, kind }) => customerId === actor.customerId && kind !== 'admin',
  );
  for (const colleague of colleagues) await exploreAccount(simulation, colleague);
  return `require two steps → ${outcomeOf(required)}, and no longer → ${outcomeOf(await set(false))}`;
}

const exploreAccount = (simulation: Simulation, actor: Actor) =>
  callField(simulation, actor, { kind: 'query', field: 'viewer', variables: {} });

const STEP_MS = 30_000;

/** Signs in with the same code two times at once. */
async function signInTwice(simulation: Simulation, actor: Actor, code: string, random: Random): Promise<string> {
  const [user] = await simulation.db.sql<{ email: string }>('select email from user_account where id = $1', [
    actor.userId,
  ]);
  const stranger: Actor = { ...actor, token: undefined, kind: 'stranger', userId: undefined };
  const input = { email: user!.email, password: PASSWORD };
  const first = await callField(simulation, stranger, { kind: 'mutation', field: 'login', variables: { input } });
  const token = secondStepOf(first.body);
  if (!token) return `sign in → ${outcomeOf(first)}`;
  const codes = random.chance(0.5) ? [code, code] : [code, '000000', code];
  const answers = await Promise.all(
    codes.map((each) =>
      callField(simulation, stranger, {
        kind: 'mutation',
        field: 'completeSignIn',
        variables: { input: { token, code: each } },
      }),
    ),
  );
  if (answers.filter(isSuccess).length > 1) throw new Error('One code has started two sessions');
  return `sign in with a code → ${answers.map(outcomeOf).join(', ')}`;
}

function secondStepOf(body: unknown): string | undefined {
  const { errors } = body as { errors?: { extensions?: { secondFactor?: { token: string } } }[] };
  return errors?.[0]?.extensions?.secondFactor?.token;
}
