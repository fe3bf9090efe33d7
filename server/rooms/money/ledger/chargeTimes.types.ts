/** The request that charges has this long to finish before the job checks the payment. */
export const CHECK_AFTER_MS = 60_000;

/** Stripe keeps an idempotency key for 24 hours. The margin makes sure that a repeated charge still finds its key. */
export const IDEMPOTENCY_KEY_LIFETIME_MS = 23 * 3600_000;
