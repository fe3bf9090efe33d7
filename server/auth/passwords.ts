import { argon2id, hash, verify } from 'argon2';
import { Turns } from '../Turns.ts';

const cost = { type: argon2id as 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More at once would starve everything else on the machine during a burst of sign-ins. */
const AT_ONCE = 2;

/** Who comes after so many is told to try again: a longer queue would keep everybody waiting until they have given up. */
const MOST_WAITING = 100;

const turns = new Turns(AT_ONCE, MOST_WAITING);

export const hashPassword = (password: string) => turns.run(() => hash(password, cost));

/** Takes as long for an unknown user as for a known one, so that time does not tell who has an account. */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  const matches = await turns.run(async () => verify(storedHash ?? (await dummyHash()), password));
  return matches && storedHash !== undefined;
}

let dummy: Promise<string> | undefined;
const dummyHash = () => (dummy ??= hash('nobody has this password', cost));

/** Made at start, so that the first unknown e-mail is no slower than the next. */
export const warmUpPasswords = async () => void (await dummyHash());
