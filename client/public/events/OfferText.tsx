import { formatTime, formatWeekdayDate } from '../../../domain/basics/dates.ts';

/** Says that a place is kept for the person, and until when. */
export const OfferText = ({ endsAt }: { endsAt: string }) => (
  <p>
    Der er en plads til dig. Vi holder den til{' '}
    <time dateTime={endsAt}>
      {formatWeekdayDate(endsAt)} kl. {formatTime(endsAt)}
    </time>
    . Derefter går den til den næste.
  </p>
);
