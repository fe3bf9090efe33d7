import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { formatExact, formatKroner } from '../../../domain/basics/money.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { useActionWithToast } from '../../parts/edits/useActionWithToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { SeatAdviceActions } from './SeatAdviceActions.tsx';
import styles from './Seats.module.css';
import type {
  SeatAdviceCard_installation$data,
  SeatAdviceCard_installation$key,
} from '#relay/SeatAdviceCard_installation.graphql';
import type { SeatAdviceCardDismissMutation } from '#relay/SeatAdviceCardDismissMutation.graphql';

const installationFragment = graphql`
  fragment SeatAdviceCard_installation on Installation {
    id
    ...SeatAdviceActions_installation
    seatAdvice {
      kind
      title
      bought
      inUse
      ordered
      peak
      peakSince
      seats
      saved
      seatPrice
      yearlySaving
      deadline
      firstDay
    }
  }
`;

const mutation = graphql`
  mutation SeatAdviceCardDismissMutation($id: ID!, $kind: SeatAdviceKind!) {
    dismissSeatAdvice(installationId: $id, kind: $kind) {
      installation {
        ...SeatAdviceActions_installation
        ...SeatAdviceCard_installation
      }
    }
  }
`;

/** The advice about an installation with its arithmetic. Renders nothing without advice. */
export function SeatAdviceCard({ installation: key }: { installation: SeatAdviceCard_installation$key }) {
  const installation = useFragment(installationFragment, key);
  const [dismiss, isDismissing] = useActionWithToast<SeatAdviceCardDismissMutation>(mutation, {
    done: 'Rådet vises igen om 90 dage, hvis det stadig gælder',
    failure: 'Rådet kunne ikke afvises',
  });
  const { id } = installation;
  const [held, setHeld] = useState<Advice>();
  const seatAdvice = held ?? installation.seatAdvice;
  if (!seatAdvice) return null;
  return (
    <Card>
      <div className={styles.advice}>
        <h2>{seatAdvice.title}</h2>
        {seatAdvice.kind === 'FEWER_SEATS' ? <FewerSeats advice={seatAdvice} /> : <MoreSeats advice={seatAdvice} />}
        <div className={styles.actions}>
          <SeatAdviceActions
            installation={installation}
            requestConnectionId={null}
            onBusy={(isBusy) => setHeld(isBusy ? seatAdvice : undefined)}
          >
            <Allowed to="canBuy">
              <Button
                variant="quiet"
                isPending={isDismissing}
                onPress={() => void dismiss({ id, kind: seatAdvice.kind })}
              >
                Afvis i 90 dage
              </Button>
            </Allowed>
          </SeatAdviceActions>
        </div>
      </div>
    </Card>
  );
}

type Advice = NonNullable<SeatAdviceCard_installation$data['seatAdvice']>;

function FewerSeats({ advice }: { advice: Advice }) {
  const { bought, peak, peakSince, seats, saved, seatPrice, yearlySaving, deadline, firstDay } = advice;
  return (
    <>
      <p>
        I har højst brugt {formatCount(peak)} licenser siden {formatDate(peakSince)}. Fra{' '}
        {firstDay && formatDate(firstDay)} kan I nøjes med {formatCount(seats)}.
      </p>
      <dl className={styles.sum} aria-label="Regnestykket">
        <dt>Købt nu</dt>
        <dd>{formatCount(bought)}</dd>
        <dt>Højst i brug siden {formatDate(peakSince)}</dt>
        <dd>{formatCount(peak)}</dd>
        <dt>Færre fra fornyelsen</dt>
        <dd>{formatCount(saved ?? 0)}</dd>
        {seatPrice != null && yearlySaving != null && (
          <>
            <dt>Jeres pris pr. måned</dt>
            <dd>{formatExact(seatPrice)}</dd>
            <dt className={styles.total}>
              {formatCount(saved ?? 0)} × {formatExact(seatPrice)} × 12 måneder
            </dt>
            <dd className={styles.total}>{formatKroner(yearlySaving)}</dd>
          </>
        )}
      </dl>
      <p className={styles.note}>
        {seatPrice == null ? 'Prisen aftaler vi med jer. ' : 'Ekskl. moms. '}
        {deadline && `Kan fortrydes indtil fristen den ${formatDate(deadline)}.`}
      </p>
    </>
  );
}

function MoreSeats({ advice: { bought, inUse, ordered, seats } }: { advice: Advice }) {
  return (
    <>
      <p>I bruger flere licenser, end I har købt. Bestil dem, der mangler, eller nedgradér agenter i Zendesk.</p>
      <dl className={styles.sum} aria-label="Regnestykket">
        <dt>I brug</dt>
        <dd>{formatCount(inUse)}</dd>
        <dt>Købt</dt>
        <dd>− {formatCount(bought)}</dd>
        <dt>På vej</dt>
        <dd>− {formatCount(ordered)}</dd>
        <dt className={styles.total}>Mangler</dt>
        <dd className={styles.total}>{formatCount(seats)}</dd>
      </dl>
    </>
  );
}
