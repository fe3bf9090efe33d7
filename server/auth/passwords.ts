import { argon2id, hash, verify } from 'argon2';
import { Semaphore } from '../Semaphore.ts';

const HASH_OPTIONS = { type: argon2id as 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More parallel hashes would starve everything else on the machine during a burst of sign-ins. */
const MAX_CONCURRENT = 2;

/** Requests beyond this queue are refused, because a longer queue would keep users waiting until they give up. */
const MAX_QUEUED = 100;

const semaphore = new Semaphore(MAX_CONCURRENT, MAX_QUEUED);

/** Hashes a password. Throws RATE_LIMITED when too many hashes are waiting. */
export const hashPassword = (password: string) => semaphore.run(() => hash(password, HASH_OPTIONS));

/**
 * Whether the password has the stored hash; false without a hash, which users lack who sign in with a provider alone.
 * Hashes for an unknown user as well, so that the response time does not reveal who has an account. Throws
 * RATE_LIMITED when too many hashes are waiting.
 */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  const matches = await semaphore.run(async () => verify(storedHash || (await dummyHash()), password));
  return matches && Boolean(storedHash);
}

let dummy: Promise<string> | undefined;
const dummyHash = () => (dummy ??= hash('nobody has this password', HASH_OPTIONS));

/** Computes the dummy hash at start, so that the first unknown e-mail is not slower than the next ones. */
export const warmUpPasswords = async () => void (await dummyHash());
