import { graphql, useFragment } from 'react-relay';
import { formatHourCount } from '../../domain/formatCount.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import type { TicketNote_card$key } from './__generated__/TicketNote_card.graphql.ts';

/**
 * A note on a card with few hours left, with a button to buy more; on a card that more hours were used from than it
 * has; and on a pending or cancelled card. Renders nothing for other cards.
 */
export function TicketNote({ card, onBuy }: { card: TicketNote_card$key; onBuy: () => void }) {
  const { status, isLow, hoursOver, department } = useFragment(
    graphql`
      fragment TicketNote_card on ClipCard {
        status
        isLow
        hoursOver
        department {
          id
          name
        }
      }
    `,
    card,
  );
  if (isLow) {
    return (
      <Banner
        tone="amber"
        action={
          <Button size="small" aria-label={`Køb flere timer til ${department.name}`} onPress={onBuy}>
            Køb flere timer
          </Button>
        }
      >
        Få timer tilbage
      </Banner>
    );
  }
  if (hoursOver > 0) return <Banner tone="amber">{formatHourCount(hoursOver)} er brugt ud over kortet</Banner>;
  if (status === 'PENDING') {
    return (
      <Banner tone="blue">
        Afventer betaling eller aktivering. Timerne kan bruges, så snart kortet er aktivt.{' '}
        <Link to={`/payments?department=${department.id}`}>Se betalinger</Link>
      </Banner>
    );
  }
  if (status === 'CANCELLED') return <Banner tone="grey">Kortet er annulleret, og timerne kan ikke bruges.</Banner>;
  return null;
}
