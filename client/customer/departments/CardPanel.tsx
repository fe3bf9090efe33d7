import { LockKeyhole } from 'lucide-react';
import { useEffect, type Ref } from 'react';
import { graphql, useFragment } from 'react-relay';
import { cardExpiry, cardName } from '../../parts/paymentCard/cardText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import styles from './Departments.module.css';
import { useCardSetup } from './useCardSetup.ts';
import type { CardPanel_department$key } from '#relay/CardPanel_department.graphql';

interface CardPanelProps {
  department: CardPanel_department$key;
  /** Whether payment by card is selected. */
  isShown: boolean;
  /** Shows the form for a new card instead of the stored card. */
  isNew: boolean;
  /** The bank has confirmed the new card, but the portal has not stored it yet. */
  isConfirmed: boolean;
  /** Receives the function that asks the bank to confirm the new card and returns the id of the payment method. */
  confirmRef: Ref<() => Promise<string>>;
  onNew: () => void;
  /** Called with true when the form can be used, and with false when it cannot. */
  onReady: (isReady: boolean) => void;
}

const departmentFragment = graphql`
  fragment CardPanel_department on Department {
    id
    cardInfo {
      brand
      last4
      expMonth
      expYear
    }
  }
`;

/**
 * The stored card, or a form for a new one. The form stays mounted while payment by invoice is selected, so that the
 * typed card is kept.
 */
export function CardPanel({ department, isShown, isNew, isConfirmed, confirmRef, onNew, onReady }: CardPanelProps) {
  const { id, cardInfo } = useFragment(departmentFragment, department);
  const { setup, retry, showLoadFailure } = useCardSetup(id, isShown && isNew);
  const isReady = setup.status === 'ready';
  useEffect(() => {
    if (!isReady) onReady(false);
  }, [isReady, onReady]);

  if (!isNew && cardInfo) {
    return (
      isShown && (
        <div className={styles.storedCard}>
          <span>
            <span className={styles.methodName}>{cardName(cardInfo)}</span>{' '}
            <span className={styles.cardDetails}>{cardExpiry(cardInfo)}</span>
          </span>
          <Button size="small" onPress={onNew}>
            Brug et andet kort
          </Button>
        </div>
      )
    );
  }
  if (isConfirmed)
    return isShown && <Banner tone="blue">Banken har godkendt kortet. Det mangler kun at blive gemt.</Banner>;
  if (setup.status === 'failed') return isShown && <ErrorState title={setup.title} text={setup.text} onRetry={retry} />;
  return (
    <div className={styles.cardForm} hidden={!isShown}>
      {setup.status === 'ready' ? (
        <setup.CardForm
          stripe={setup.stripe}
          clientSecret={setup.clientSecret}
          ref={confirmRef}
          onReady={onReady}
          onFail={showLoadFailure}
        />
      ) : (
        <div role="status" aria-label="Indlæser kortformular …">
          <Skeleton height={58} />
        </div>
      )}
      <p className={styles.securityNote}>
        <LockKeyhole aria-hidden /> Kortet går direkte til Stripe. Vi gemmer kun korttype, udløb og de sidste fire
        cifre.
      </p>
    </div>
  );
}
