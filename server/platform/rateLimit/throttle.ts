import type { Redis } from 'ioredis';
import { CompiledQuery } from 'kysely';
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

/** `points` actions are allowed in `duration` seconds. "Address" in a name is the caller's IP address or network. */
const limits = {
  /** Failed sign-ins for one e-mail from one IP address, so that a stranger's guesses do not lock the user out. */
  loginPair: { points: 10, duration: 15 * 60 },
  /** Failed sign-ins from one IP address, for all e-mails together. */
  loginAddress: { points: 100, duration: 24 * 3600 },
  /** Failed sign-ins for one e-mail from all browsers and networks from which its owner has never signed in. */
  loginAccount: { points: 50, duration: 24 * 3600 },
  /** Failed sign-ins in a browser with which the user has signed in before. */
  loginDevice: { points: 10, duration: 15 * 60 },
  /** Wrong codes of one account. Only somebody who knows the password or has a session can try any. */
  codeAccount: { points: 10, duration: 3600 },
  /** Mails to one user about new devices. A program may sign in from another address each time. */
  newDeviceMails: { points: 10, duration: 24 * 3600 },
  /** Orders of a company whose administrators are mailed; the orders themselves are limited by their number. */
  approvalMails: { points: 50, duration: 24 * 3600 },
  /** Wrong codes and passkeys from one IP address, for all accounts together. */
  codeAddress: { points: 100, duration: 24 * 3600 },
  /** Sign-ins at providers from one IP address. A whole company may share one. Each may call the provider. */
  providerAddress: { points: 300, duration: 3600 },
  /** Links to join a company that one mailbox gets, because strangers can cause them by registering. */
  joinMails: { points: 3, duration: 24 * 3600 },
  /** Colleagues who ask to join a company and of whom its administrators are mailed. */
  accessMails: { points: 50, duration: 24 * 3600 },
  /** Requests of a company's users for more rights, of which its administrators are mailed. */
  rightsMails: { points: 50, duration: 24 * 3600 },
  /** Copies of their own data that one person orders. */
  personalDataCopies: { points: 10, duration: 24 * 3600 },
  /** Requests of one person to be erased, each of which is mailed to the admins. */
  erasureRequests: { points: 5, duration: 24 * 3600 },
  /** Checks of DNS records by one company. */
  domainChecks: { points: 60, duration: 3600 },
  /** Requests for a reset link from one IP address. */
  forgotAddress: { points: 20, duration: 3600 },
  /** Requests for a reset link from a browser with which the user has signed in before. */
  forgotDevice: { points: 5, duration: 3600 },
  /** Invalid reset links; valid ones are not counted. */
  resetAddress: { points: 20, duration: 3600 },
  /** Invalid links that confirm an e-mail address; valid ones are not counted. */
  confirmAddress: { points: 120, duration: 3600 },
  /** Confirmation links that one user can have mailed, to all addresses together. */
  confirmationMails: { points: 5, duration: 3600 },
  /** Registrations of companies from one IP address. */
  registerAddress: { points: 20, duration: 3600 },
  /** Checks whether a subdomain is taken, from one IP address. */
  registrationCheck: { points: 10, duration: 15 * 60 },
  registrationCheckDay: { points: 100, duration: 24 * 3600 },
  /** Mails that one company can have sent to invited people and new users. */
  inviteCompany: { points: 50, duration: 3600 },
  /** Invalid invitation links; valid ones are not counted. */
  invitationAddress: { points: 60, duration: 3600 },
  /** Invalid links to pay by card; valid ones are not counted. */
  paymentLinkAddress: { points: 60, duration: 3600 },
  /** Payments that are begun by the links of one amount, so that nobody tries out stolen cards with one. */
  paymentLinkStarts: { points: 20, duration: 3600 },
  /** Attempts of a person to change to an e-mail, or to register one for an event, that somebody else may have. */
  emailProbes: { points: 20, duration: 3600 },
  /** Wrong current passwords, which somebody at an unlocked screen could guess. */
  currentPassword: { points: 10, duration: 15 * 60 },
  /** Registrations for events by public links. A whole room of people may share one IP address. */
  eventAddress: { points: 120, duration: 3600 },
  /**
   * Mails about event registrations to one mailbox. Further registrations are accepted without a mail, because
   * strangers may have caused the earlier ones.
   */
  eventEmail: { points: 10, duration: 3600 },
  /** Event registrations of one user. Each one is mailed to an address that may be unconfirmed. */
  eventMember: { points: 40, duration: 3600 },
  /** Mails with which an admin tries a message to the people of an event out. */
  eventMessageTests: { points: 60, duration: 3600 },
  /** Opening and cancelling an event registration by its link. */
  eventPlaceAddress: { points: 120, duration: 3600 },
  /** Sockets that visitors open on public pages. */
  visitorAddress: { points: 300, duration: 3600 },
  /** Tests and repeated deliveries of webhooks. Each one calls an address that a user has entered. */
  webhookAttempts: { points: 120, duration: 3600 },
  /** Connecting and testing shops. Each attempt calls an address that a user has entered. */
  shopAttempts: { points: 60, duration: 3600 },
  /** Connecting help desks. Each attempt calls an address that a user has entered. */
  zendeskAttempts: { points: 60, duration: 3600 },
  /** Look-ups in the company register from one IP address. The register limits how often the portal may ask. */
  companyLookup: { points: 60, duration: 3600 },
  vatNumberHint: { points: 120, duration: 3600 },
  // The audit limits are only counted with `count`, to decide which events become an audit entry. They never refuse.
  auditSignIn: { points: UNLIMITED, duration: 3600 },
  auditLines: { points: UNLIMITED, duration: 3600 },
  auditTokenUse: { points: UNLIMITED, duration: 24 * 3600 },
  auditExport: { points: UNLIMITED, duration: 3600 },
} as const;

export type ThrottleName = keyof typeof limits;

/** Rate limits that are counted in a shared store, so that GraphQL, REST, aliases and replicas share each limit. */
export class Throttle {
  readonly #limiters: Record<ThrottleName, RateLimiterAbstract>;
  readonly #redis: Redis | undefined;

  /** Counts in Redis if there is one, in the database otherwise. */
  constructor(store: { reads: ReadPool; redis: Redis | undefined }) {
    this.#redis = store.redis;
    const entries = Object.entries(limits).map(([name, limit]) => [name, createLimiter(name, limit, store)] as const);
    this.#limiters = Object.fromEntries(entries) as unknown as Record<ThrottleName, RateLimiterAbstract>;
  }

  /**
   * Takes one point, or throws RATE_LIMITED when none is left. Callers spend before they do the work, so that a burst
   * of parallel requests cannot slip through between a check and its count.
   */
  async spend(name: ThrottleName, key: string, explain = explainWait): Promise<void> {
    try {
      await this.#limiters[name].consume(normalizeKey(key));
    } catch (reason) {
      if (reason instanceof RateLimiterRes)
        throw rateLimited(explain(waitText(reason.msBeforeNext)), Math.max(1, Math.ceil(reason.msBeforeNext / 1_000)));
      throw reason;
    }
  }

  /** Takes one point, and returns whether the limit allowed that. */
  async allows(name: ThrottleName, key: string): Promise<boolean> {
    try {
      await this.spend(name, key);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }

  /** Counts without refusing. Returns the count within the limit's duration, this call included. */
  async count(name: ThrottleName, key: string): Promise<number> {
    const { consumedPoints } = await this.#limiters[name].consume(normalizeKey(key)).catch((reason: unknown) => {
      if (reason instanceof RateLimiterRes) return reason;
      throw reason;
    });
    return consumedPoints;
  }

  /** Gives one point back, for an attempt that turned out to be no failure. */
  async giveBack(name: ThrottleName, key: string): Promise<void> {
    await this.#limiters[name].reward(normalizeKey(key));
  }

  close(): void {
    this.#redis?.disconnect();
  }

  /** Deletes the count of a key. */
  async forget(name: ThrottleName, key: string): Promise<void> {
    await this.#limiters[name].delete(normalizeKey(key));
  }
}

function createLimiter(
  name: string,
  limit: { points: number; duration: number },
  { reads, redis }: { reads: ReadPool; redis: Redis | undefined },
) {
  // While Redis is unavailable each process counts on its own. That allows a few more attempts, but users can sign in.
  if (redis)
    return new RateLimiterRedis({
      ...limit,
      keyPrefix: name,
      storeClient: redis,
      insuranceLimiter: new RateLimiterMemory({ ...limit, keyPrefix: name }),
    });
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => ({
      rows: await reads.run({ role: dbRoles.auth }, { compile: () => CompiledQuery.raw(text, values) }),
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

/** Keys of the store have at most 255 characters, and a caller can send a longer e-mail. */
const normalizeKey = (key: string) => key.toLowerCase().slice(0, 200);

const explainWait = (wait: string) => `For mange forsøg. Prøv igen om ${wait}.`;

function waitText(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return minutes < 60 ? `${minutes} ${minutes === 1 ? 'minut' : 'minutter'}` : `${Math.ceil(minutes / 60)} timer`;
}
