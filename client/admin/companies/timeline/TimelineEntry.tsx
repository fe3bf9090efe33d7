import {
  Building2,
  CircleAlert,
  FolderTree,
  KeyRound,
  Lock,
  ReceiptText,
  Server,
  ShieldCheck,
  Ticket,
  User,
  type LucideIcon,
} from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { InboxKind } from '../../../../domain/backOffice/inbox.ts';
import { formatTime } from '../../../../domain/basics/dates.ts';
import type { Colleague } from '../../../../domain/work/mentionedIn.ts';
import { useAreas } from '../../../app/shell/areas/AreasContext.tsx';
import { Avatar } from '../../../ui/Badge.tsx';
import { Link } from '../../../ui/Link.tsx';
import { NoteText } from '../../notes/NoteText.tsx';
import { entryPath } from './entryPath.ts';
import styles from './Timeline.module.css';
import type { TimelineEntry_entry$key } from '#relay/TimelineEntry_entry.graphql';

interface TimelineEntryProps {
  entry: TimelineEntry_entry$key;
  customerId: string;
  colleagues: readonly Colleague[];
}

const entryFragment = graphql`
  fragment TimelineEntry_entry on TimelineEntry {
    kind
    entityType
    subjectId
    title
    description
    actorName
    subjectName
    noteKind
    createdAt
  }
`;

export function TimelineEntry({ entry: key, customerId, colleagues }: TimelineEntryProps) {
  const entry = useFragment(entryFragment, key);
  const areas = useAreas();
  const { kind, title, description, actorName, subjectName, noteKind, createdAt } = entry;
  const time = <time dateTime={createdAt}>{formatTime(createdAt)}</time>;
  if (kind === 'NOTE') {
    const about = noteKind && InboxKind[noteKind as InboxKind]?.label;
    return (
      <li>
        <Avatar name={actorName ?? ''} />
        <div className={styles.note}>
          <NoteText text={title} colleagues={colleagues} />
          <p className={styles.caption}>
            Note af {actorName}
            {about && ` om »${about}«`}
          </p>
        </div>
        {time}
      </li>
    );
  }
  const actor = subjectName ? `${actorName} for ${subjectName}` : actorName;
  const path = entryPath(entry, customerId, areas);
  const isFault = kind !== 'ACTIVITY' && kind !== 'INVOICE';
  const Icon = icons[entry.entityType ?? kind] ?? ReceiptText;
  return (
    <li>
      <span className={isFault ? styles.fault : styles.tile} aria-hidden>
        <Icon />
      </span>
      <div className={styles.text}>
        <span>{path ? <Link to={path}>{title}</Link> : title}</span>
        <span className={styles.caption}>{[actor, description].filter(Boolean).join(' · ')}</span>
      </div>
      {time}
    </li>
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
  CLIP_CARD: Ticket,
  CLIP_CARD_WORK: Ticket,
  FAILED_PAYMENT: CircleAlert,
  HELP_DESK_KEY: Lock,
  INTEGRATION: Lock,
};
