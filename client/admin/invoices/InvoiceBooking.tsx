import { RefreshCw } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { labelOf, type StatusWord } from '../../../domain/basics/vocabulary.ts';
import { BookingDifference } from '../../../domain/money/invoices.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead } from '../../ui/Card.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toast } from '../../ui/Toast.tsx';
import styles from './AdminInvoices.module.css';
import type { InvoiceBooking_invoice$data, InvoiceBooking_invoice$key } from '#relay/InvoiceBooking_invoice.graphql';
import type { InvoiceBookingMutation } from '#relay/InvoiceBookingMutation.graphql';

type Booking = NonNullable<InvoiceBooking_invoice$data['booking']>;

const states: Record<string, StatusWord> = {
  WAITING: { label: 'Venter på Dinero', tone: 'blue' },
  BOOKED: { label: 'Bogført', tone: 'green' },
};

const invoiceFragment = graphql`
  fragment InvoiceBooking_invoice on Invoice {
    id
    numberText
    buyer {
      eanNumber
    }
    booking {
      state
      problem
      difference
      differenceAmount
      comparedAt
    }
  }
`;

/** How far a document has come at Dinero, what differs there, and how a buyer with an EAN number gets an e-invoice. */
export function InvoiceBooking({ invoice: key }: { invoice: InvoiceBooking_invoice$key }) {
  const { id, numberText, buyer, booking } = useFragment(invoiceFragment, key);
  const { eanNumber } = buyer;
  if (!booking && !eanNumber) return null;
  return (
    <Card flush>
      <CardHead
        title={booking ? 'Dinero' : 'E-faktura'}
        action={booking && <RetryButton id={id} isBooked={booking.state === 'BOOKED'} />}
      />
      <div className={styles.booking}>
        {booking && <State booking={booking} />}
        {eanNumber && <p>{booking ? eInvoiceFromDinero(numberText, eanNumber) : eInvoiceByHand(eanNumber)}</p>}
      </div>
    </Card>
  );
}

function State({ booking: { state, problem, difference, differenceAmount, comparedAt } }: { booking: Booking }) {
  return (
    <>
      <StatusBadge words={states} status={state} />
      {problem && (
        <Banner tone="red" role="status">
          {problem}
        </Banner>
      )}
      {difference && (
        <Banner tone="amber" role="status">
          {labelOf(BookingDifference, difference)}
          {typeof differenceAmount === 'number' && `: ${formatExact(differenceAmount)}`}. {advice[difference]}
        </Banner>
      )}
      {state === 'WAITING' && !problem && (
        <p>Kunden ser bilaget og får det med mail, når Dinero har bogført det og givet det et nummer.</p>
      )}
      {comparedAt && <p className={styles.quiet}>Sammenlignet {formatDateTime(comparedAt)}</p>}
    </>
  );
}

/** Tells an admin how to settle a difference. */
const advice: Record<string, string> = {
  MORE_MISSING_THERE: 'Registrér betalingen eller udbetalingen i Dinero, eller fortryd den her.',
  LESS_MISSING_THERE: 'Ret betalingen i Dinero, eller betal det overskydende tilbage dér.',
  CREDITED_THERE: 'Sammenlign igen, hvis beløbet skal tælle som en betaling her.',
  DELETED_THERE: 'Prøv igen for at oprette bilaget i Dinero på ny.',
};

const eInvoiceFromDinero = (numberText: string, ean: string) =>
  `Køberen har EAN-nummer ${ean} og skal have en e-faktura. Åbn bilag ${numberText} i Dinero, og send det dér som ` +
  'e-faktura. Mailen med PDF er kun til orientering.';
const eInvoiceByHand = (ean: string) =>
  `Køberen har EAN-nummer ${ean} og skal have en e-faktura. Portalen sender kun en mail med PDF: ` +
  'indtast fakturaen på virk.dk, eller send den fra jeres bogholderi.';

const mutation = graphql`
  mutation InvoiceBookingMutation($id: ID!) {
    retryBooking(id: $id) {
      ...InvoiceBooking_invoice
    }
  }
`;

function RetryButton({ id, isBooked }: { id: string; isBooked: boolean }) {
  const [retry, isRetrying] = useAction<InvoiceBookingMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await retry({ id });
    toast.success(isBooked ? 'Vi sammenligner med Dinero' : 'Vi prøver igen');
  }, 'Kunne ikke spørge Dinero');
  return (
    <>
      <Button size="small" isPending={isRetrying} onPress={() => void attempt()}>
        <RefreshCw aria-hidden /> {isBooked ? 'Sammenlign igen' : 'Prøv igen'}
      </Button>
      {message && <span role="alert">{message}</span>}
    </>
  );
}
