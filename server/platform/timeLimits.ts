/**
 * How long the portal waits for others, in milliseconds. The limit of an answer is longer than that of its statement,
 * and that of an operation is longer than those of its answers and calls.
 */
export const timeLimits = {
  /** Opening a connection to the database. */
  connect: 5_000,
  /** One statement, which the database then ends. */
  statement: 5_000,
  /** The answer to a statement. An answer that is missing a second after the statement has ended will never come. */
  answer: 6_000,
  /** The next statement of a transaction. The database then releases the locks of a portal that no longer answers. */
  idleInTransaction: 10_000,
  /** One call to a provider or a webhook, including the time to read its answer. */
  providerCall: 5_000,
  /** One of the two attempts of a call to Stripe. */
  stripeAttempt: 4_000,
  /** A look-up in the company register, for which people wait while they type. */
  companyRegisterCall: 4_000,
  signInProviderCall: 8_000,
  /** One of the two attempts of a look-up. */
  dnsAttempt: 2_000,
  mailConnect: 10_000,
  mailAnswer: 20_000,
  /** All calls to ClickUp or Dinero for one operation. */
  operationCalls: 8_000,
  /** All calls to ClickUp for one webhook, which ClickUp expects to be answered soon. */
  webhookCalls: 4_000,
  /** All calls to ClickUp of one run of a job, so that ClickUp's rate limit can recover. */
  jobCalls: 20_000,
  /** A renewal of the access to a shop by another process. */
  accessRenewal: 6_000,
  /** Another attempt of the same call with an idempotency key. */
  repeatedCall: 9_000,
  /** A password that waits for its hash. */
  passwordQueue: 10_000,
  /** An operation, until it is answered with TIMEOUT. */
  operation: 10_000,
  /** The whole of an HTTP request, from its first byte to its last. */
  receiveRequest: 30_000,
  /** The next bytes of an upload. What has arrived stays, so that the upload can go on. */
  uploadPause: 10_000,
  /** An answer of the scanner for malware. */
  scan: 60_000,
  /** The first message of a socket. */
  socketInit: 3_000,
  /** An event that concerns all companies, until it has reached each socket at a random time. */
  announcement: 5_000,
};

export type TimeLimits = typeof timeLimits;
