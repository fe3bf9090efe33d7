import type Stripe from 'stripe';
import { AppError } from '../../errors.ts';

export interface StripeEvent {
  id: string;
  type: string;
  objectId: string;
  objectType: 'payment_intent' | 'setup_intent' | 'payment_method' | 'other';
  created: number;
}

const TOLERANCE_IN_SECONDS = 300;
const knownTypes = ['payment_intent', 'setup_intent', 'payment_method'] as const;

/** Verifies the signature and returns only ids, because events arrive in any order and their contents may be old. */
export function verifyEvent(
  stripe: Stripe,
  rawBody: Buffer,
  signature: string | undefined,
  secret: string,
): StripeEvent {
  try {
    const { id, type, created, data } = stripe.webhooks.constructEvent(
      rawBody,
      signature ?? '',
      secret,
      TOLERANCE_IN_SECONDS,
    );
    const object = data.object as { id?: string; object?: string };
    return {
      id,
      type,
      created,
      objectId: object.id ?? '',
      objectType: knownTypes.find((known) => known === object.object) ?? 'other',
    };
  } catch {
    throw new AppError('BAD_USER_INPUT', 'Webhookens signatur er ugyldig');
  }
}
