import { KeyRound, ShieldCheck } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { addDays, dateOf, formatDate } from '../../domain/dates.ts';
import { formatLicenseCount } from '../../domain/formatCount.ts';
import { RenewalGroup } from '../../domain/renewals.ts';
import { LicenseRenewal } from '../licenses/LicenseRenewal.tsx';
import { Badge, Tile } from '../ui/Badge.tsx';
import { Card, CardHead, List, ListItem } from '../ui/Card.tsx';
import type { UpcomingDecisions_dashboard$key } from './__generated__/UpcomingDecisions_dashboard.graphql.ts';

/** Licences and service agreements that end soon, ordered by the last day to decide. */
export function UpcomingDecisions({ dashboard }: { dashboard: UpcomingDecisions_dashboard$key }) {
  const { upcomingDecisions } = useFragment(
    graphql`
      fragment UpcomingDecisions_dashboard on Dashboard {
        upcomingDecisions {
          id
          title
          endDate
          decisionDate
          license {
            quantity
            ...LicenseRenewal_license
          }
        }
      }
    `,
    dashboard,
  );
  return (
    <Card flush>
      <CardHead
        title="Kommende beslutninger"
        text="Beslut inden fristen, ellers udløber licensen. I kan fortryde indtil fristen."
      />
      <List>
        {upcomingDecisions.map(({ id, title, endDate, decisionDate, license }) =>
          license ? (
            <ListItem
              key={id}
              icon={
                <Tile grey>
                  <KeyRound />
                </Tile>
              }
              title={title}
              text={formatLicenseCount(license.quantity)}
              end={<LicenseRenewal license={license} />}
            />
          ) : (
            <ListItem
              key={id}
              to="/service-agreement"
              icon={
                <Tile grey>
                  <ShieldCheck />
                </Tile>
              }
              title={title}
              text={`Udløber ${formatDate(endDate)}`}
              end={
                <>
                  <Urgency decisionDate={decisionDate} />
                  <time dateTime={decisionDate}>Frist {formatDate(decisionDate)}</time>
                </>
              }
            />
          ),
        )}
      </List>
    </Card>
  );
}

function Urgency({ decisionDate }: { decisionDate: string }) {
  const today = dateOf();
  if (decisionDate < today) return <Badge tone="red">Fristen er overskredet</Badge>;
  return decisionDate <= addDays(today, RenewalGroup.DAYS_30.to) ? <Badge tone="turn">Afventer jer</Badge> : null;
}
