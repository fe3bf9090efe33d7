import { CalendarX, Copy, Eye, Mail, MessageSquareText, Paperclip, Send } from 'lucide-react';
import { formatLongDate } from '../../../domain/basics/dates.ts';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { EventType, labelOf } from '../../../domain/basics/vocabulary.ts';
import { isOver } from '../../../domain/events/events.ts';
import adminStyles from '../../parts/lists/cells.module.css';
import { deleteEntry, editEntry, rowActions } from '../../parts/lists/rowActions.tsx';
import { RowButton } from '../../parts/lists/RowButton.tsx';
import { EventStatusBadge } from '../../public/events/EventStatusBadge.tsx';
import { eventPriceText, takenText } from '../../public/events/eventText.ts';
import { IconButton } from '../../ui/Button.tsx';
import type { Column } from '../../ui/Column.ts';
import { Link } from '../../ui/Link.tsx';
import { copyText } from '../copyText.ts';
import styles from './Events.module.css';
import type { AdminEventTable_event$data } from '#relay/AdminEventTable_event.graphql';

const COPIED_TOAST_MS = 3_000;

export type EventRow = AdminEventTable_event$data;
export type OpenEventDialog = (
  dialog: 'edit' | 'files' | 'cancel' | 'copy' | 'delete' | 'registrations' | 'messages' | 'feedback',
  event: EventRow,
) => void;

export const eventColumns = (openDialog?: OpenEventDialog): Column<EventRow>[] => [
  {
    id: 'title',
    title: 'Titel',
    isLong: true,
    cell: (event) => (
      <div className={styles.title}>
        <RowButton onPress={() => openDialog?.('edit', event)}>{event.title}</RowButton>
        <span className={adminStyles.secondaryText}>
          <Place event={event} />
        </span>
      </div>
    ),
  },
  {
    id: 'date',
    title: 'Dato',
    isFact: true,
    cell: ({ date }) => (
      <time className={adminStyles.oneLine} dateTime={date}>
        {formatLongDate(date)}
      </time>
    ),
  },
  { id: 'status', title: 'Status', cell: (event) => <EventStatusBadge event={event} /> },
  { id: 'type', title: 'Type', foldsInto: 'status', hidesTitle: true, cell: ({ type }) => labelOf(EventType, type) },
  { id: 'price', title: 'Pris', end: true, cell: ({ price }) => <span className="num">{eventPriceText(price)}</span> },
  {
    id: 'registrations',
    title: 'Tilmeldte',
    end: true,
    cell: (event) => (
      <span className={adminStyles.row}>
        <span className="num">
          {takenText(event.registrationCount, event.capacity)}
          {event.waitingCount > 0 && (
            <span className={adminStyles.secondaryText}>{formatCount(event.waitingCount)} venter</span>
          )}
        </span>
        <IconButton
          label={`Se tilmeldinger til ${event.title}`}
          size="small"
          onPress={() => openDialog?.('registrations', event)}
        >
          <Eye aria-hidden />
        </IconButton>
      </span>
    ),
  },
  {
    id: 'public',
    title: 'Offentligt',
    foldsInto: 'registrations',
    // The link of an event that is no longer public does not work, so it is not shown.
    cell: ({ isPublic, isListed, publicLink, title }) =>
      isPublic && publicLink ? (
        <span className={adminStyles.row}>
          {isListed ? 'På listen' : 'Ja'}
          <CopyPublicLink publicLink={publicLink} title={title} />
        </span>
      ) : (
        'Nej'
      ),
  },
];

export const actionsColumn = (openDialog: OpenEventDialog, publish: (event: EventRow) => void) =>
  rowActions<EventRow>(
    (event) => event.title,
    (event) => [
      editEntry(() => openDialog('edit', event)),
      ...(canPublish(event)
        ? [{ id: 'publish', label: 'Udgiv', icon: <Send aria-hidden />, onAction: () => publish(event) }]
        : []),
      // Nobody but admins knows of a draft.
      ...(event.status === 'DRAFT'
        ? []
        : [
            {
              id: 'messages',
              label: 'Skriv til deltagerne',
              icon: <Mail aria-hidden />,
              onAction: () => openDialog('messages', event),
            },
          ]),
      { id: 'files', label: 'Filer', icon: <Paperclip aria-hidden />, onAction: () => openDialog('files', event) },
      { id: 'copy', label: 'Kopiér', icon: <Copy aria-hidden />, onAction: () => openDialog('copy', event) },
      {
        id: 'feedback',
        label: 'Se feedback',
        icon: <MessageSquareText aria-hidden />,
        onAction: () => openDialog('feedback', event),
      },
      ...(event.status === 'PUBLISHED' && !isOver(event)
        ? [
            {
              id: 'cancel',
              label: 'Aflys',
              icon: <CalendarX aria-hidden />,
              danger: true,
              startsGroup: true,
              onAction: () => openDialog('cancel', event),
            },
          ]
        : []),
      deleteEntry(() => openDialog('delete', event)),
    ],
  );

/** A draft of an event that is over is published in its form, which asks first. */
const canPublish = (event: EventRow) => event.status === 'DRAFT' && !isOver(event);

function Place({ event: { isOnline, location, meetingLink } }: { event: EventRow }) {
  if (!isOnline) return location;
  return meetingLink ? (
    <Link to={meetingLink} newTab>
      {meetingLink}
    </Link>
  ) : (
    'Online (ingen link)'
  );
}

function CopyPublicLink({ publicLink, title }: { publicLink: string; title: string }) {
  const copy = () =>
    void copyText(
      `${window.location.origin}/events/public/${publicLink}`,
      'Link kopieret til udklipsholder!',
      COPIED_TOAST_MS,
    );
  return (
    <IconButton label={`Kopiér link til ${title}`} size="small" onPress={copy}>
      <Copy aria-hidden />
    </IconButton>
  );
}
