import type { StripeCardElement } from '@stripe/stripe-js';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatExact } from '../../../domain/basics/money.ts';
import { cardExpiry, cardName } from '../../parts/paymentCard/cardText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import styles from './Pay.module.css';
import type { LinkPayment } from './useLinkPayment.ts';
import { useStripe } from './useStripe.ts';

/** The stored card or a field for another one, and the button that pays. */
export function PayForm({ payment }: { payment: LinkPayment }) {
  const { link, isResumed, message, setMessage, pay } = payment;
  const { card, gross, failureMessage } = link;
  // A stored card that was just refused, or that somebody did not finish with, is not the likely choice.
  const [usesStored, setUsesStored] = useState(!failureMessage && !isResumed);
  const isStored = usesStored && Boolean(card);
  const { loaded, retry, fail } = useStripe(link);
  const typed = useRef<() => StripeCardElement | null>(null);
  const [isReady, setReady] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const isRunning = useRef(false);
  const alert = useRef<HTMLDivElement>(null);
  const shown = message ?? failureMessage;
  useEffect(() => {
    if (message) alert.current?.focus();
  }, [message]);

  const submit = async () => {
    // A ref, because state would change too late for a double click.
    if (isRunning.current || loaded.status !== 'ready') return;
    const field = isStored ? null : (typed.current?.() ?? null);
    if (!isStored && !field) return setMessage('Kortformular ikke fundet');
    isRunning.current = true;
    setPaying(true);
    try {
      await pay(loaded.stripe, field);
    } finally {
      isRunning.current = false;
      setPaying(false);
    }
  };
  return (
    <div className={styles.form}>
      {shown && (
        <div ref={alert} tabIndex={-1} className={styles.alert}>
          <Banner tone="red" role="alert">
            {shown}
          </Banner>
        </div>
      )}
      {isStored && card && (
        <p className={styles.card}>
          <strong>{cardName(card)}</strong> <span className={styles.expiry}>{cardExpiry(card)}</span>
        </p>
      )}
      {loaded.status === 'failed' && (
        <ErrorState
          title="Kunne ikke indlæse betalingssystem"
          text="Prøv igen om lidt, eller skriv til os."
          onRetry={retry}
        />
      )}
      {!isStored && loaded.status === 'loading' && (
        <div role="status" aria-label="Indlæser kortformular …">
          <Skeleton height={58} />
        </div>
      )}
      {!isStored && loaded.status === 'ready' && (
        <loaded.CardInput stripe={loaded.stripe} ref={typed} onReady={setReady} onFail={fail} />
      )}
      <Button
        variant="primary"
        size="large"
        block
        isPending={isPaying}
        isDisabled={loaded.status !== 'ready' || (!isStored && !isReady)}
        onPress={submit}
      >
        Betal {formatExact(gross ?? 0)}
      </Button>
      {card && (
        <Button
          isDisabled={isPaying}
          onPress={() => {
            setReady(false);
            setMessage(undefined);
            setUsesStored(!usesStored);
          }}
        >
          {isStored ? 'Brug et andet kort' : `Brug ${cardName(card)}`}
        </Button>
      )}
      {!isStored && (
        <p className={styles.safety}>
          <LockKeyhole aria-hidden /> Kortet går direkte til Stripe og bliver ikke gemt.
        </p>
      )}
    </div>
  );
}
