import { formatLongDate } from '../../../domain/basics/dates.ts';
import { SeatPrice } from '../../events/SeatPrice.tsx';
import { FactList } from '../../ui/Card.tsx';
import type { Seat } from './seatColumns.tsx';

/** The person, the event and the price of a seat, in the dialogs that bill it or make it free. */
export const SeatSummary = ({ seat: { name, email, phone, company, event, price } }: { seat: Seat }) => (
  <>
    <FactList
      facts={[
        { term: 'Deltager', value: `${name}, ${email}` },
        ...(phone ? [{ term: 'Telefon', value: phone }] : []),
        { term: 'Firma', value: company ?? 'Ikke oplyst' },
        { term: 'Event', value: `${event.title}, ${formatLongDate(event.date)}` },
      ]}
    />
    <SeatPrice net={price ?? 0} isByCard={false} />
  </>
);
