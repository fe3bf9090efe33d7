import { Redis } from 'ioredis';
import type { BaseLogger } from 'pino';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { ReadPool } from '../db/readPool.ts';
import { dbRoles } from '../db/roles.ts';
import { AppError, rateLimited } from '../errors.ts';

const UNLIMITED = 1_000_000_000;

/** Points, and the seconds after which they come back. */
const limits = {
  /** Failures for one e-mail from one address: somebody else's guessing does not lock the rightful user out. */
  loginPair: { points: 10, duration: 15 * 60 },
  /** Failures from one address, whatever the e-mails. */
  loginAddress: { points: 100, duration: 24 * 3600 },
  /** Failures for one e-mail from all browsers and networks together that its owner has not signed in from. */
  loginAccount: { points: 50, duration: 24 * 3600 },
  /** Failures in a browser that the user has signed in with before. */
  loginDevice: { points: 10, duration: 15 * 60 },
  forgotAddress: { points: 20, duration: 3600 },
  /** Requests for a reset link from a browser that the user has signed in with before. */
  forgotDevice: { points: 5, duration: 3600 },
  /** Reset links that do not work; one that works is not counted. */
  resetAddress: { points: 20, duration: 3600 },
  /** Opening links that confirm an e-mail address. */
  confirmAddress: { points: 120, duration: 3600 },
  /** Confirmation links that one user can have mailed, to whichever address. */
  confirmationMails: { points: 5, duration: 3600 },
  registerAddress: { points: 20, duration: 3600 },
  /** Mails that one company can have sent to strangers. */
  inviteCompany: { points: 50, duration: 3600 },
  /** Invitations that do not work; one that works is not counted. */
  invitationAddress: { points: 60, duration: 3600 },
  /** Guesses at e-mails that other companies' users have. */
  emailProbes: { points: 20, duration: 3600 },
  /** Wrong current passwords, by whoever found a screen unlocked. */
  currentPassword: { points: 10, duration: 15 * 60 },
  /** Sign-ups by public links: a whole room of people may stand behind one address. */
  eventAddress: { points: 120, duration: 3600 },
  /** Mails about sign-ups to one mailbox. Sign-ups beyond are accepted without a mail: strangers may have caused the others. */
  eventEmail: { points: 10, duration: 3600 },
  /** Sign-ups of one member: each is mailed to an address that nobody may have confirmed. */
  eventMember: { points: 40, duration: 3600 },
  /** Looking at a place at an event by its link, and leaving it. */
  eventPlaceAddress: { points: 120, duration: 3600 },
  /** Sockets of pages that anyone may open. */
  visitorAddress: { points: 300, duration: 3600 },
  /** Tests and repeats of messages to companies' own systems: each is a call to an address that somebody typed. */
  webhookAttempts: { points: 120, duration: 3600 },
  /** Connecting and testing shops: each is a call to an address that somebody typed. */
  shopAttempts: { points: 60, duration: 3600 },
  vatNumberHint: { points: 120, duration: 3600 },
  /** Counted by `count`, never refused: what the audit log has been told of. */
  auditSignIn: { points: UNLIMITED, duration: 3600 },
  auditLines: { points: UNLIMITED, duration: 3600 },
  auditTokenUse: { points: UNLIMITED, duration: 24 * 3600 },
  auditExport: { points: UNLIMITED, duration: 3600 },
} as const;

export type ThrottleName = keyof typeof limits;

/** Counts in the shared store, so that it is the same limit by GraphQL, REST, alias or replica. */
export class Throttle {
  readonly #limiters: Record<ThrottleName, RateLimiterAbstract>;
  readonly #redis: Redis | undefined;

  constructor({ reads, redisUrl, log }: { reads: ReadPool; redisUrl: string | undefined; log: BaseLogger }) {
    this.#redis = redisUrl ? new Redis(redisUrl, { enableOfflineQueue: false }) : undefined;
    this.#redis?.on('error', (error) => log.warn({ err: error }, 'redis: each process counts tries alone'));
    const store = { reads, redis: this.#redis };
    const entries = Object.entries(limits).map(([name, limit]) => [name, limiter(name, limit, store)] as const);
    this.#limiters = Object.fromEntries(entries) as unknown as Record<ThrottleName, RateLimiterAbstract>;
  }

  /** Counts before the work, so that a burst in parallel can't slip through between check and count. */
  async spend(name: ThrottleName, key: string, explain = explainWait): Promise<void> {
    try {
      await this.#limiters[name].consume(normal(key));
    } catch (reason) {
      if (reason instanceof RateLimiterRes)
        throw rateLimited(explain(waitOf(reason.msBeforeNext)), Math.max(1, Math.ceil(reason.msBeforeNext / 1_000)));
      throw reason;
    }
  }

  /** Counts, and says whether that was still within the limit. */
  async allows(name: ThrottleName, key: string): Promise<boolean> {
    try {
      await this.spend(name, key);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }

  /** Counts without refusing; answers how many there have been in the limit's duration, this one included. */
  async count(name: ThrottleName, key: string): Promise<number> {
    const { consumedPoints } = await this.#limiters[name].consume(normal(key)).catch((reason: unknown) => {
      if (reason instanceof RateLimiterRes) return reason;
      throw reason;
    });
    return consumedPoints;
  }

  /** Gives one point back: what was counted turned out to be no failure. */
  async giveBack(name: ThrottleName, key: string): Promise<void> {
    await this.#limiters[name].reward(normal(key));
  }

  close(): void {
    this.#redis?.disconnect();
  }

  async forget(name: ThrottleName, key: string): Promise<void> {
    await this.#limiters[name].delete(normal(key));
  }
}

function limiter(
  name: string,
  limit: { points: number; duration: number },
  { reads, redis }: { reads: ReadPool; redis: Redis | undefined },
) {
  // While Redis is away each process counts alone: a little more may be tried, and people can sign in.
  if (redis)
    return new RateLimiterRedis({
      ...limit,
      keyPrefix: name,
      storeClient: redis,
      insuranceLimiter: new RateLimiterMemory({ ...limit, keyPrefix: name }),
    });
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => ({
      rows: await reads.runSql({ role: dbRoles.auth }, text, values),
    }),
  };
  return new RateLimiterPostgres({
    ...limit,
    keyPrefix: name,
    storeClient,
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}

/** The store's key is 255 characters at most; an e-mail can be made longer than that. */
const normal = (key: string) => key.toLowerCase().slice(0, 200);

const explainWait = (wait: string) => `For mange forsøg. Prøv igen om ${wait}.`;

function waitOf(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return minutes < 60 ? `${minutes} ${minutes === 1 ? 'minut' : 'minutter'}` : `${Math.ceil(minutes / 60)} timer`;
}
