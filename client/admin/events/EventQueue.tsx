import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { formatCount, formatPlural } from '../../../domain/basics/formatCount.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import adminStyles from '../../parts/lists/cells.module.css';
import { classes } from '../../ui/classes.ts';
import type { Column } from '../../ui/Column.ts';
import { Table } from '../../ui/Table.tsx';
import styles from './Events.module.css';
import { MoveMenu } from './MoveMenu.tsx';
import { readRegistration } from './readRegistration.ts';
import type { RegistrationRow } from './RegistrationRow.ts';
import { RegistrationStatusMenu } from './RegistrationStatusMenu.tsx';
import type { EventQueue_event$key } from '#relay/EventQueue_event.graphql';

const eventFragment = graphql`
  fragment EventQueue_event on Event {
    id
    waitingCount
    queue(first: 100) {
      totalCount
      edges {
        node {
          ...readRegistration_registration
        }
      }
    }
  }
`;

/** People who are offered a place and people who wait, in their order. Nothing when nobody is in the queue. */
export function EventQueue({ event: key, isPaid }: { event: EventQueue_event$key; isPaid: boolean }) {
  const { id, waitingCount, queue } = useFragment(eventFragment, key);
  const rows = nodesOf(queue).map(readRegistration);
  if (!rows.length) return null;
  const hidden = queue.totalCount - rows.length;
  return (
    <section aria-label="Venteliste">
      <h3 className={styles.queueTitle}>Venteliste</h3>
      <Table
        label="Venteliste"
        columns={queueColumns(id, waitingCount, isPaid)}
        rows={rows}
        rowId={({ id }) => id}
        empty={null}
        foot={hidden > 0 && <p>{formatPlural(hidden, 'person mere venter', 'personer mere venter')}.</p>}
      />
    </section>
  );
}

const queueColumns = (eventId: string, waitingCount: number, isPaid: boolean): Column<RegistrationRow>[] => [
  {
    id: 'place',
    title: 'Plads i køen',
    cell: ({ waitingPosition }) => <span className="num">{waitingPosition ? formatCount(waitingPosition) : '–'}</span>,
  },
  {
    id: 'name',
    title: 'Navn',
    isLong: true,
    cell: ({ name }) => <span className={classes(adminStyles.primaryText, styles.contactText)}>{name}</span>,
  },
  {
    id: 'status',
    title: 'Status',
    cell: (registration) => <RegistrationStatusMenu registration={registration} isPaid={isPaid} />,
  },
  {
    id: 'offerEndsAt',
    title: 'Svarfrist',
    isLong: true,
    cell: ({ offerEndsAt }) =>
      offerEndsAt ? (
        <time className={adminStyles.oneLine} dateTime={offerEndsAt}>
          {formatDateTime(offerEndsAt)}
        </time>
      ) : (
        '-'
      ),
  },
  {
    id: 'move',
    title: 'Flyt',
    cell: (registration) =>
      registration.waitingPosition ? (
        <MoveMenu eventId={eventId} registration={registration} waitingCount={waitingCount} />
      ) : (
        '-'
      ),
  },
];
