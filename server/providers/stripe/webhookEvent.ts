import type Stripe from 'stripe';
import { invalidSignature } from '../signedBody.ts';

export interface StripeEvent {
  id: string;
  type: string;
  objectId: string;
  objectType: 'payment_intent' | 'setup_intent' | 'payment_method' | 'other';
  /** In seconds since 1970. */
  created: number;
}

const TOLERANCE_SECONDS = 300;
const knownTypes = ['payment_intent', 'setup_intent', 'payment_method'] as const;

/**
 * Verifies the signature; throws UNAUTHENTICATED if the signature is invalid or older than five minutes. Returns no
 * state of the object, because events arrive in any order and their contents may be old.
 */
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
      TOLERANCE_SECONDS,
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
    throw invalidSignature();
  }
}
