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
import { formatRecent } from '../../../domain/basics/dates.ts';
import { ListItem } from '../../ui/Card.tsx';
import { Tile } from '../../ui/Tile.tsx';
import type { ActivityItem_activity$key } from '#relay/ActivityItem_activity.graphql';

const activityFragment = graphql`
  fragment ActivityItem_activity on Activity {
    entityType
    title
    description
    actorName
    subjectName
    createdAt
  }
`;

/** An activity with its time and actor. */
export function ActivityItem({ activity }: { activity: ActivityItem_activity$key }) {
  const { entityType, title, description, actorName, subjectName, createdAt } = useFragment(activityFragment, activity);
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
  CUSTOMER: Building2,
  DEPARTMENT: FolderTree,
  USER: User,
  ZENDESK_INSTANCE: Server,
  LICENSE: KeyRound,
  LICENSE_REQUEST: KeyRound,
  SERVICE_AGREEMENT: ShieldCheck,
  SERVICE_AGREEMENT_WORK: ShieldCheck,
  INVOICE: ReceiptText,
  REMINDER: ReceiptText,
  PURCHASE_APPROVAL: BadgeCheck,
  CLIP_CARD: Ticket,
  CLIP_CARD_WORK: Ticket,
};
