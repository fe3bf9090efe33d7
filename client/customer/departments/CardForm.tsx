import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { CardInput } from '../../parts/paymentCard/CardInput.tsx';
import { confirmCard } from './confirmCard.ts';

interface CardFormProps {
  stripe: Stripe;
  clientSecret: string;
  /**
   * Receives the function that asks the bank to confirm the card in the form. The function returns the id of the
   * payment method, and rejects with a PortalError.
   */
  ref: Ref<() => Promise<string>>;
  onReady: (isReady: boolean) => void;
  /** Called when Stripe's field cannot be loaded. */
  onFail: () => void;
}

/** A form for a card that is saved for later payments. */
export function CardForm({ stripe, clientSecret, ref, onReady, onFail }: CardFormProps) {
  const card = useRef<() => StripeCardElement | null>(null);
  useImperativeHandle(ref, () => () => confirmCard(stripe, card.current?.() ?? null, clientSecret), [
    stripe,
    clientSecret,
  ]);
  return <CardInput stripe={stripe} ref={card} onReady={onReady} onFail={onFail} />;
}
