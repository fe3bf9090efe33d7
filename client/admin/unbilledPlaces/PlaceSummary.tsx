import { formatLongDate } from '../../../domain/basics/dates.ts';
import { PlacePrice } from '../../customer/events/PlacePrice.tsx';
import { FactList } from '../../ui/Card.tsx';
import type { Place } from './placeColumns.tsx';

/** The person, the event and the price of a place, in the dialogs that bill it or make it free. */
export const PlaceSummary = ({ place: { name, email, phone, company, event, price } }: { place: Place }) => (
  <>
    <FactList
      facts={[
        { term: 'Deltager', value: `${name}, ${email}` },
        ...(phone ? [{ term: 'Telefon', value: phone }] : []),
        { term: 'Firma', value: company ?? 'Ikke oplyst' },
        { term: 'Event', value: `${event.title}, ${formatLongDate(event.date)}` },
      ]}
    />
    <PlacePrice net={price ?? 0} isByCard={false} />
  </>
);
