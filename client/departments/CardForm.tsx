import { CardElement, Elements, useElements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { classes } from '../ui/classes.ts';
import { FieldError } from '../ui/Field.tsx';
import { confirmCard } from './confirmCard.ts';
import styles from './Departments.module.css';
import { useCardStyle } from './useCardStyle.ts';

interface CardFieldProps {
  stripe: Stripe;
  clientSecret: string;
  /** Asks the bank to confirm the card in the form, and returns the id of the payment method. */
  ref: Ref<() => Promise<string>>;
  onReady: (isReady: boolean) => void;
  onFail: () => void;
}

export const CardForm = (props: CardFieldProps) => (
  <Elements stripe={props.stripe} options={{ locale: 'da' }}>
    <CardField {...props} />
  </Elements>
);

function CardField({ stripe, clientSecret, ref, onReady, onFail }: CardFieldProps) {
  const elements = useElements();
  const frame = useRef<HTMLDivElement>(null);
  const style = useCardStyle(frame);
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
        className={classes(styles.frame, isFocused && styles.frameFocused, error && styles.frameInvalid)}
        ref={frame}
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
