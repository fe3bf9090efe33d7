import {
  BadgeCheck,
  Building2,
  FolderTree,
  History,
  KeyRound,
  type LucideIcon,
  ReceiptText,
  Server,
  ShieldCheck,
  Ticket,
  User,
} from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatRecent } from '../../domain/dates.ts';
import { Tile } from '../ui/Badge.tsx';
import { ListItem } from '../ui/Card.tsx';
import type { ActivityItem_activity$key } from './__generated__/ActivityItem_activity.graphql.ts';

/** An activity with its time and actor. */
export function ActivityItem({ activity }: { activity: ActivityItem_activity$key }) {
  const { entityType, title, description, actorName, subjectName, createdAt } = useFragment(
    graphql`
      fragment ActivityItem_activity on Activity {
        entityType
        title
        description
        actorName
        subjectName
        createdAt
      }
    `,
    activity,
  );
  const Icon = icons[entityType] ?? History;
  return (
    <ListItem
      icon={
        <Tile grey>
          <Icon />
        </Tile>
      }
      title={title}
      text={description}
      end={
        <>
          <time dateTime={createdAt}>{formatRecent(createdAt)}</time>
          <span>
            {actorName}
            {subjectName && ` for ${subjectName}`}
          </span>
        </>
      }
    />
  );
}

const icons: Record<string, LucideIcon> = {
  customer: Building2,
  department: FolderTree,
  user: User,
  zendesk_instance: Server,
  license: KeyRound,
  license_request: KeyRound,
  service_agreement: ShieldCheck,
  service_agreement_work: ShieldCheck,
  invoice: ReceiptText,
  reminder: ReceiptText,
  purchase_approval: BadgeCheck,
  clip_card: Ticket,
  clip_card_work: Ticket,
};
