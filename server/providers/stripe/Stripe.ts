import type Stripe from 'stripe';
import { findConfirmedCard, detachCard, type CardClaim, type CardOnFile } from './cards.ts';
import { outcomeOfIntent, type ChargeOutcome } from './chargeOutcome.ts';
import { cancelCharge, charge, findCharge, subjectOf, type Charge, type PaidSubject } from './charges.ts';
import { toAppError, notConfigured } from './stripeErrors.ts';
import { createStripeSdk, type StripeRetryOptions } from './stripeSdk.ts';
import { verifyEvent, type StripeEvent } from './webhookEvent.ts';

export type { CardOnFile } from './cards.ts';
export type { ChargeOutcome } from './chargeOutcome.ts';
export type { StripeEvent } from './webhookEvent.ts';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The stand-in's addresses of the API and the browser script; undefined for the real Stripe. */
  apiUrl?: string | undefined;
  scriptUrl?: string | undefined;
}

export interface StripeOptions extends Partial<StripeRetryOptions> {
  /** Called, for the log, with the error of a charge that failed or is in doubt for another reason than the card. */
  onChargeError?: (cause: Error) => void;
}

/**
 * Saves cards and charges them. Without settings, or when Stripe rejects the key, every method throws NOT_CONFIGURED;
 * when Stripe fails, PROVIDER_UNAVAILABLE. Only `charge` returns such failures of Stripe as outcomes.
 */
export class StripeClient {
  readonly #sdk: Stripe | undefined;
  readonly #webhookSecret: string;
  readonly #onChargeError: (cause: Error) => void;

  constructor(
    settings: StripeSettings | undefined,
    { timeout = 10_000, maxNetworkRetries = 2, onChargeError = () => {} }: StripeOptions = {},
  ) {
    this.#sdk = settings && createStripeSdk(settings.secretKey, settings.apiUrl, { timeout, maxNetworkRetries });
    this.#webhookSecret = settings?.webhookSecret ?? '';
    this.#onChargeError = onChargeError;
  }

  get isConfigured(): boolean {
    return this.#sdk !== undefined;
  }

  /**
   * Returns the id of the company's Stripe customer, which is created the first time. The creation sends the company's
   * id alone and the details follow, so that a repetition with another name has the parameters of its idempotency key.
   */
  async createCustomer({
    customerId,
    name,
    email,
  }: {
    customerId: string;
    name: string;
    email: string;
  }): Promise<string> {
    return this.#call(async (stripe) => {
      const { id } = await stripe.customers.create(
        { metadata: { customerId } },
        { idempotencyKey: `customer-${customerId}` },
      );
      await stripe.customers.update(id, { name, email });
      return id;
    });
  }

  /** Starts the setup of a department's card. The browser confirms the setup with the returned secret. */
  async createSetupIntent({
    stripeCustomerId,
    customerId,
    departmentId,
  }: SetupOwner): Promise<{ clientSecret: string }> {
    return this.#call(async (stripe) => {
      const { client_secret: clientSecret } = await stripe.setupIntents.create({
        customer: stripeCustomerId,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
        metadata: { customerId, departmentId },
      });
      return { clientSecret: clientSecret! };
    });
  }

  /** Returns the card if a setup for this department succeeded with this payment method, or undefined. */
  async findConfirmedCard(claim: CardClaim): Promise<CardOnFile | undefined> {
    return this.#call((stripe) => findConfirmedCard(stripe, claim));
  }

  /** Does nothing if the card is detached already or unknown. */
  async detachCard(paymentMethodId: string): Promise<void> {
    await this.#call((stripe) => detachCard(stripe, paymentMethodId));
  }

  /**
   * Charges an attempt to pay a ledger entry once, however often it is called. If Stripe fails, returns an outcome
   * instead of throwing.
   */
  async charge(details: Charge): Promise<ChargeOutcome> {
    return charge(this.#requireSdk(), details, this.#onChargeError);
  }

  /** Reads the current outcome of a charge from Stripe. */
  async chargeOutcome(providerId: string): Promise<ChargeOutcome> {
    return (await this.readPayment(providerId)).outcome;
  }

  /** Reads the current state of a payment from Stripe, so that the order in which events arrive does not matter. */
  async readPayment(paymentIntentId: string): Promise<Payment> {
    const intent = await this.#call((stripe) => stripe.paymentIntents.retrieve(paymentIntentId));
    return { subject: subjectOf(intent), outcome: outcomeOfIntent(intent) };
  }

  /** Finds a charge whose answer was lost longer ago than Stripe keeps idempotency keys. */
  async findCharge({
    stripeCustomerId,
    ...subject
  }: PaidSubject & { stripeCustomerId: string }): Promise<ChargeOutcome | undefined> {
    return this.#call((stripe) => findCharge(stripe, stripeCustomerId, subject));
  }

  /** Returns the outcome of the charge, which stays paid if it was paid in the meantime. */
  async cancelCharge(providerId: string): Promise<ChargeOutcome> {
    return this.#call((stripe) => cancelCharge(stripe, providerId));
  }

  /** Throws BAD_USER_INPUT if the signature is invalid or the event is too old. */
  verifyEvent(rawBody: Buffer, signature: string | undefined): StripeEvent {
    return verifyEvent(this.#requireSdk(), rawBody, signature, this.#webhookSecret);
  }

  async #call<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = this.#requireSdk();
    try {
      return await call(stripe);
    } catch (error) {
      throw toAppError(error);
    }
  }

  #requireSdk(): Stripe {
    if (!this.#sdk) throw notConfigured();
    return this.#sdk;
  }
}

/** A payment at Stripe: its outcome, and the entry or invoice that it pays if the portal made it. */
interface Payment {
  subject: PaidSubject | undefined;
  outcome: ChargeOutcome;
}

interface SetupOwner {
  stripeCustomerId: string;
  customerId: string;
  departmentId: string;
}
