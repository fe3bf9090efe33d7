import { ChevronRight, CircleMinus, CirclePlus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { seatAdviceLine } from './seatAdviceLine.ts';
import type { SeatAdvice_customer$key } from '#relay/SeatAdvice_customer.graphql';

const customerFragment = graphql`
  fragment SeatAdvice_customer on Customer {
    seatAdvice(first: 3) {
      id
      kind
      title
      bought
      inUse
      peak
      peakSince
      installation {
        id
        subdomain
      }
    }
  }
`;

/** The advice about the company's seats, each with a link to its installation. Renders nothing without advice. */
export function SeatAdvice({ customer }: { customer: SeatAdvice_customer$key }) {
  const { seatAdvice } = useFragment(customerFragment, customer);
  if (!seatAdvice.length) return null;
  return (
    <Card flush>
      <CardHead title="Jeres licenser" text="Hvad I bruger af det, I har købt." />
      <List>
        {seatAdvice.map(({ id, title, installation, ...advice }) => (
          <ListItem
            key={id}
            to={`/licenses/installation/${installation.id}`}
            icon={<Tile grey>{advice.kind === 'FEWER_SEATS' ? <CircleMinus /> : <CirclePlus />}</Tile>}
            title={title}
            text={seatAdviceLine(installation.subdomain, advice)}
            end={<ChevronRight aria-hidden />}
            shortEnd
          />
        ))}
      </List>
    </Card>
  );
}
