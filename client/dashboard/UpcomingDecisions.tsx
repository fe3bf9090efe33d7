import { KeyRound, ShieldCheck } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { addDays, dateOf, formatDate } from '../../domain/dates.ts';
import { RenewalGroup } from '../../domain/renewals.ts';
import { Badge, Tile } from '../ui/Badge.tsx';
import { Card, CardHead, List, ListItem } from '../ui/Card.tsx';
import type { UpcomingDecisions_dashboard$key } from './__generated__/UpcomingDecisions_dashboard.graphql.ts';

/**
 * Licences and service agreements that end soon, ordered by the last day to decide. Renders nothing when there are
 * none.
 */
export function UpcomingDecisions({ dashboard }: { dashboard: UpcomingDecisions_dashboard$key }) {
  const { upcomingDecisions } = useFragment(
    graphql`
      fragment UpcomingDecisions_dashboard on Dashboard {
        upcomingDecisions {
          id
          kind
          title
          endDate
          decisionDate
        }
      }
    `,
    dashboard,
  );
  if (!upcomingDecisions.length) return null;
  return (
    <Card flush>
      <CardHead title="Kommende beslutninger" text="Skal de fornyes, ændres eller udløbe? Sig til inden fristen." />
      <List>
        {upcomingDecisions.map(({ id, kind, title, endDate, decisionDate }) => (
          <ListItem
            key={id}
            to={kind === 'LICENSE' ? '/licenses' : '/service-agreement'}
            icon={<Tile grey>{kind === 'LICENSE' ? <KeyRound /> : <ShieldCheck />}</Tile>}
            title={title}
            text={`Udløber ${formatDate(endDate)}`}
            end={
              <>
                <Urgency decisionDate={decisionDate} />
                <time dateTime={decisionDate}>Frist {formatDate(decisionDate)}</time>
              </>
            }
          />
        ))}
      </List>
    </Card>
  );
}

function Urgency({ decisionDate }: { decisionDate: string }) {
  const today = dateOf();
  if (decisionDate < today) return <Badge tone="red">Fristen er overskredet</Badge>;
  return decisionDate <= addDays(today, RenewalGroup.DAYS_30.to) ? <Badge tone="turn">Afventer jer</Badge> : null;
}
