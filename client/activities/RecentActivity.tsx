import { Building2, FolderTree, History, KeyRound, Server, ShieldCheck, Ticket, User, type LucideIcon } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatRecent } from '../../domain/dates.ts';
import { Tile } from '../ui/Badge.tsx';
import { Card, CardHead, EmptyState, List, ListItem } from '../ui/Card.tsx';
import type { RecentActivity_dashboard$key } from './__generated__/RecentActivity_dashboard.graphql.ts';

/** What has happened in the company lately. */
export function RecentActivity({ dashboard }: { dashboard: RecentActivity_dashboard$key }) {
  const { recentActivity } = useFragment(
    graphql`
      fragment RecentActivity_dashboard on Dashboard {
        recentActivity { id entityType title description actorName createdAt }
      }
    `,
    dashboard,
  );
  return (
    <Card flush>
      <CardHead title="Seneste aktivitet" text="Overblik over seneste aktivitet" />
      {recentActivity.length ? (
        <List>
          {recentActivity.map(({ id, entityType, title, description, actorName, createdAt }) => {
            const Icon = icons[entityType] ?? History;
            return (
              <ListItem
                key={id} icon={<Tile grey><Icon /></Tile>} title={title} text={description}
                end={<><time dateTime={createdAt}>{formatRecent(createdAt)}</time><span>{actorName}</span></>}
              />
            );
          })}
        </List>
      ) : (
        <EmptyState icon={<History />} title="Ingen aktiviteter endnu" text="Når der sker noget hos jer, kan I følge det her." />
      )}
    </Card>
  );
}

const icons: Record<string, LucideIcon> = {
  customer: Building2, department: FolderTree, user: User, zendesk_instance: Server, license: KeyRound, license_request: KeyRound,
  service_agreement: ShieldCheck, service_agreement_work: ShieldCheck, clip_card: Ticket, clip_card_work: Ticket,
};
