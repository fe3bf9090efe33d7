import { graphql, useFragment } from 'react-relay';
import { formatHourCount } from '../../../domain/basics/formatCount.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { Sees } from '../../app/shell/rights/subjects.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import type { TicketNote_card$key } from '#relay/TicketNote_card.graphql';

const cardFragment = graphql`
  fragment TicketNote_card on ClipCard {
    status
    isLow
    hoursOver
    department {
      id
      name
    }
  }
`;

/**
 * A note on a card with few or no hours left, with a button that opens the filled purchase dialog; on a card that more
 * hours were used from than it has; and on a pending or cancelled card. Renders nothing for other cards.
 */
export function TicketNote({ card, onBuy }: { card: TicketNote_card$key; onBuy: () => void }) {
  const { status, isLow, hoursOver, department } = useFragment(cardFragment, card);
  const buyButton = (label: string) => (
    <Allowed to="canBuy">
      <Button size="small" aria-label={`${label} til ${department.name}`} onPress={onBuy}>
        {label}
      </Button>
    </Allowed>
  );
  if (isLow) {
    return (
      <Banner tone="amber" action={buyButton('Køb flere timer')}>
        Få timer tilbage
      </Banner>
    );
  }
  if (status === 'USED') {
    return (
      <Banner tone={hoursOver > 0 ? 'amber' : 'grey'} action={buyButton('Køb igen')}>
        {hoursOver > 0 ? `${formatHourCount(hoursOver)} er brugt ud over kortet` : 'Kortet er slut'}
      </Banner>
    );
  }
  if (hoursOver > 0) return <Banner tone="amber">{formatHourCount(hoursOver)} er brugt ud over kortet</Banner>;
  if (status === 'PENDING') {
    return (
      <Banner tone="blue">
        Afventer betaling eller aktivering. Timerne kan bruges, så snart kortet er aktivt.{' '}
        <Sees subject="FINANCE">
          <Link to={`/payments?department=${department.id}`}>Se betalinger</Link>
        </Sees>
      </Banner>
    );
  }
  if (status === 'CANCELLED') return <Banner tone="grey">Kortet er annulleret, og timerne kan ikke bruges.</Banner>;
  return null;
}
