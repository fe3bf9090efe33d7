import { Ticket } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { hoursNumber, hoursWord } from '../../../domain/sales/clipCardText.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { Tile } from '../../ui/Tile.tsx';
import type { LowClipCards_dashboard$key } from '#relay/LowClipCards_dashboard.graphql';

const dashboardFragment = graphql`
  fragment LowClipCards_dashboard on Dashboard {
    lowClipCards {
      id
      hours
      hoursLeft
      department {
        id
        name
      }
    }
  }
`;

/** Clip cards with few hours left. Renders nothing when there are none. */
export function LowClipCards({ dashboard }: { dashboard: LowClipCards_dashboard$key }) {
  const { lowClipCards } = useFragment(dashboardFragment, dashboard);
  if (!lowClipCards.length) return null;
  return (
    <Card flush>
      <CardHead title="Få timer tilbage" text="Køb flere, så arbejdet ikke går i stå." />
      <List>
        {lowClipCards.map(({ id, hours, hoursLeft, department }) => (
          <ListItem
            key={id}
            icon={
              <Tile grey>
                <Ticket />
              </Tile>
            }
            title={department.name}
            text={`${hoursNumber(hoursLeft)} ${hoursWord(hoursLeft)} tilbage af ${hours}`}
            end={
              <Allowed to="canBuy">
                <ButtonLink to={`/clip-cards?buy=1&department=${department.id}&hours=${hours}`} size="small">
                  Køb flere timer<span className="visually-hidden"> til {department.name}</span>
                </ButtonLink>
              </Allowed>
            }
          />
        ))}
      </List>
    </Card>
  );
}
