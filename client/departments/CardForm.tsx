import { CardElement, Elements, useElements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { classes } from '../ui/classes.ts';
import { FieldError } from '../ui/Field.tsx';
import { confirmCard } from './confirmCard.ts';
import styles from './Departments.module.css';
import { useCardStyle } from './useCardStyle.ts';

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

export const CardForm = (props: CardFormProps) => (
  <Elements stripe={props.stripe} options={{ locale: 'da' }}>
    <CardField {...props} />
  </Elements>
);

function CardField({ stripe, clientSecret, ref, onReady, onFail }: CardFormProps) {
  const elements = useElements();
  const containerRef = useRef<HTMLDivElement>(null);
  const style = useCardStyle(containerRef);
  const [error, setError] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  useImperativeHandle(ref, () => () => confirmCard(stripe, elements?.getElement(CardElement) ?? null, clientSecret), [
    stripe,
    elements,
    clientSecret,
  ]);
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
