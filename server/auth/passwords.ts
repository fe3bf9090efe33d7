import { argon2id, hash, verify } from 'argon2';

const cost = { type: argon2id as 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More at once would starve everything else on the machine during a burst of sign-ins. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

export const hashPassword = (password: string) => queued(() => hash(password, cost));

/** Takes as long for an unknown user as for a known one, so that time does not tell who has an account. */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  const matches = await queued(async () => verify(storedHash ?? (await dummyHash()), password));
  return matches && storedHash !== undefined;
}

let dummy: Promise<string> | undefined;
const dummyHash = () => (dummy ??= hash('nobody has this password', cost));

/** Made at start, so that the first unknown e-mail is no slower than the next. */
export const warmUpPasswords = async () => void (await dummyHash());

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
