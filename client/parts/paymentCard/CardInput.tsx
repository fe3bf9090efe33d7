import { CardElement, Elements, useElements } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { classes } from '../../ui/classes.ts';
import { FieldError } from '../../ui/Field.tsx';
import styles from './CardInput.module.css';
import { useCardStyle } from './useCardStyle.ts';

interface CardInputProps {
  stripe: Stripe;
  /** Receives the function that returns Stripe's field with the card that is typed; null before it is mounted. */
  ref: Ref<() => StripeCardElement | null>;
  onReady: (isReady: boolean) => void;
  /** Called when Stripe's field cannot be loaded. */
  onFail: () => void;
}

/** Stripe's field for the number, expiry and security code of a card, which the portal never sees. */
export const CardInput = (props: CardInputProps) => (
  <Elements stripe={props.stripe} options={{ locale: 'da' }}>
    <CardField {...props} />
  </Elements>
);

function CardField({ ref, onReady, onFail }: CardInputProps) {
  const elements = useElements();
  const containerRef = useRef<HTMLDivElement>(null);
  const style = useCardStyle(containerRef);
  const [error, setError] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  useImperativeHandle(ref, () => () => elements?.getElement(CardElement) ?? null, [elements]);
  return (
    <div role="group" aria-label="Kort">
      <span className={styles.label} aria-hidden>
        Kort
      </span>
      <div
        className={classes(styles.cardInput, isFocused && styles.cardInputFocused, error && styles.cardInputInvalid)}
        ref={containerRef}
      >
        {style && (
          <CardElement
            options={{ style, hidePostalCode: true }}
            onReady={() => onReady(true)}
            onLoadError={onFail}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onChange={(change) => setError(change.error?.message)}
          />
        )}
      </div>
      {error && <FieldError message={error} />}
    </div>
  );
}
