import type Stripe from 'stripe';
import { confirmedCard, detachCard, type CardClaim, type CardOnFile } from './cards.ts';
import { outcomeOfIntent, type ChargeOutcome } from './chargeOutcome.ts';
import { cancelCharge, charge, findCharge, type Charge } from './charges.ts';
import { asAppError, notConfigured } from './stripeErrors.ts';
import { stripeSdk, type StripePatience } from './stripeSdk.ts';
import { verifiedEvent, type StripeEvent } from './webhookEvent.ts';

export type { CardOnFile } from './cards.ts';
export type { ChargeOutcome } from './chargeOutcome.ts';
export type { StripeEvent } from './webhookEvent.ts';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Only the sandbox's: where the API and the browser's script are instead. */
  apiUrl?: string | undefined;
  scriptUrl?: string | undefined;
}

export interface StripeOptions extends Partial<StripePatience> {
  /** Hears of charges that failed or are in doubt for another reason than the card, for whoever runs the portal. */
  onTrouble?: (cause: Error) => void;
}

/** Cards and charges. Without settings every method says that card payment isn't set up. */
export class StripeClient {
  readonly #sdk: Stripe | undefined;
  readonly #webhookSecret: string;
  readonly #onTrouble: (cause: Error) => void;

  constructor(
    settings: StripeSettings | undefined,
    { timeout = 10_000, maxNetworkRetries = 2, onTrouble = () => {} }: StripeOptions = {},
  ) {
    this.#sdk = settings && stripeSdk(settings.secretKey, settings.apiUrl, { timeout, maxNetworkRetries });
    this.#webhookSecret = settings?.webhookSecret ?? '';
    this.#onTrouble = onTrouble;
  }

  get isConfigured(): boolean {
    return this.#sdk !== undefined;
  }

  /** Made by its id alone and then given its details, so that a repeat after a lost answer finds the same one under any name. */
  async createCustomer({
    customerId,
    name,
    email,
  }: {
    customerId: string;
    name: string;
    email: string;
  }): Promise<string> {
    return this.#ask(async (stripe) => {
      const { id } = await stripe.customers.create(
        { metadata: { customerId } },
        { idempotencyKey: `customer-${customerId}` },
      );
      await stripe.customers.update(id, { name, email });
      return id;
    });
  }

  async createSetupIntent({
    stripeCustomerId,
    customerId,
    departmentId,
  }: SetupOwner): Promise<{ clientSecret: string }> {
    return this.#ask(async (stripe) => {
      const { client_secret: clientSecret } = await stripe.setupIntents.create({
        customer: stripeCustomerId,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
        metadata: { customerId, departmentId },
      });
      return { clientSecret: clientSecret! };
    });
  }

  /** The card of a succeeded setup that was made for this very department with this payment method; undefined where there is none. */
  async confirmedCard(claim: CardClaim): Promise<CardOnFile | undefined> {
    return this.#ask((stripe) => confirmedCard(stripe, claim));
  }

  async detachCard(paymentMethodId: string): Promise<void> {
    await this.#ask((stripe) => detachCard(stripe, paymentMethodId));
  }

  /** Once Stripe is set up this never throws: an outage, too, is an outcome. */
  async charge(wanted: Charge): Promise<ChargeOutcome> {
    return charge(this.#configured(), wanted, this.#onTrouble);
  }

  async outcomeOf(providerId: string): Promise<ChargeOutcome> {
    return (await this.entryOf(providerId)).outcome;
  }

  /** For webhooks: what an event is about is read anew, so that the order of events does not matter. */
  async entryOf(paymentIntentId: string): Promise<{ entryId: string | undefined; outcome: ChargeOutcome }> {
    const intent = await this.#ask((stripe) => stripe.paymentIntents.retrieve(paymentIntentId));
    return { entryId: intent.metadata['entryId'], outcome: outcomeOfIntent(intent) };
  }

  /** For charges whose answer was lost longer ago than an idempotency key lives. */
  async findCharge({
    stripeCustomerId,
    entryId,
  }: {
    stripeCustomerId: string;
    entryId: string;
  }): Promise<ChargeOutcome | undefined> {
    return this.#ask((stripe) => findCharge(stripe, stripeCustomerId, entryId));
  }

  async cancelCharge(providerId: string): Promise<ChargeOutcome> {
    return this.#ask((stripe) => cancelCharge(stripe, providerId));
  }

  verifyEvent(rawBody: Buffer, signature: string | undefined): StripeEvent {
    return verifiedEvent(this.#configured(), rawBody, signature, this.#webhookSecret);
  }

  async #ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = this.#configured();
    try {
      return await question(stripe);
    } catch (error) {
      throw asAppError(error);
    }
  }

  #configured(): Stripe {
    if (!this.#sdk) throw notConfigured();
    return this.#sdk;
  }
}

interface SetupOwner {
  stripeCustomerId: string;
  customerId: string;
  departmentId: string;
}
