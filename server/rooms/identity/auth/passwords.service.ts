import { argon2id, hash, verify } from 'argon2';
import type { Context } from '../../../platform/context.ts';
import { FairQueue, type Turn } from '../../../platform/FairQueue.ts';
import type { TimeLimits } from '../../../platform/timeLimits.ts';
import type { RecognizedClient } from './knownClients.service.ts';

const HASH_OPTIONS = { type: argon2id as 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More parallel hashes would starve everything else on the machine during a burst of sign-ins. */
const MAX_CONCURRENT = 2;

/** Bounds the memory of waiting requests: more than can be answered before their callers give up. */
const MAX_WAITING = 2_000;

/** The queue of all hashes that callers wait for in this process. */
export const createPasswordQueue = ({ passwordQueue }: Pick<TimeLimits, 'passwordQueue'>) =>
  new FairQueue({ atOnce: MAX_CONCURRENT, maxWaitMs: passwordQueue, maxWaiting: MAX_WAITING });

/** The turn of somebody who changes or proves their own password, or chooses one: a person, or an address. */
export const ownPasswordTurn = (ctx: Context): Turn => ({
  keys: [ctx.callerKey],
  lane: ctx.caller.viewer ? 'known' : 'strangers',
});

/**
 * The turn of a sign-in. An address takes one place in each round, and so does an account that is tried from many
 * addresses. Browsers that have signed in to the account before do not wait for strangers.
 */
export const signInTurn = (ctx: Context, account: string, client: RecognizedClient | undefined): Turn => ({
  keys: client?.device ? [`device ${client.device}`] : [`address ${ctx.addressKey}`, `account ${account}`],
  lane: client?.device ? 'known' : 'strangers',
});

/** Hashes a password at once. Requests wait for their turn at the queue instead. */
export const hashPassword = (password: string) => hash(password, HASH_OPTIONS);

/**
 * Whether the password has the stored hash; false without a hash, which users lack who sign in with a provider alone.
 * Hashes for an unknown user as well, so that the response time does not reveal who has an account. Waits for its turn,
 * and throws RATE_LIMITED when that does not come in time.
 */
export async function passwordMatches(
  ctx: Context,
  turn: Turn,
  storedHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await ctx.services.passwordQueue.run(turn, async () =>
    verify(storedHash || (await dummyHash()), password),
  );
  return matches && Boolean(storedHash);
}

let dummy: Promise<string> | undefined;
const dummyHash = () => (dummy ??= hash('nobody has this password', HASH_OPTIONS));

/** Computes the dummy hash at start, so that the first unknown e-mail is not slower than the next ones. */
export const warmUpPasswords = async () => void (await dummyHash());
