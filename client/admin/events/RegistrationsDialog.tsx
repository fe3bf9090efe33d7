import { UserPlus, UsersRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import type { List } from '../../parts/lists/list.ts';
import { PlainRows } from '../../parts/lists/PlainRows.tsx';
import { takenText } from '../../public/events/eventText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { AddRegistrationDialog } from './AddRegistrationDialog.tsx';
import { EventQueue } from './EventQueue.tsx';
import styles from './Events.module.css';
import { readRegistration } from './readRegistration.ts';
import { registrationColumns } from './registrationColumns.tsx';
import { registrationExport } from './registrationExport.ts';
import type { RegistrationRow } from './RegistrationRow.ts';
import { useQueueRefresh } from './useQueueRefresh.ts';
import { useRegistrationChanges } from './useRegistrationChanges.ts';
import type { RegistrationsDialog_query$key } from '#relay/RegistrationsDialog_query.graphql';
import type { RegistrationsDialogPageQuery } from '#relay/RegistrationsDialogPageQuery.graphql';
import type { RegistrationsDialogQuery } from '#relay/RegistrationsDialogQuery.graphql';

/** The registrations of an event; loaded when the dialog opens. */
export const registrationsQuery = graphql`
  query RegistrationsDialogQuery($id: ID!) {
    ...RegistrationsDialog_query @arguments(id: $id)
  }
`;

interface RegistrationsDialogProps {
  queryRef: PreloadedQuery<RegistrationsDialogQuery>;
  /** Title of the event. */
  title: string;
  onClose: () => void;
}

const registrationList = (isPaid: boolean): List<RegistrationRow> => ({
  label: 'Tilmeldinger',
  columns: registrationColumns(isPaid),
  failure: 'Der opstod en fejl ved hentning af tilmeldinger',
  pageSize: 50,
  icon: <UsersRound />,
  empty: { title: 'Ingen tilmeldinger endnu', text: 'Når nogen tilmelder sig, står de her med det samme.' },
});

/** Returns the dialog's title for an event with this title. */
export const registrationsTitle = (title: string) => `Tilmeldinger - ${title}`;

export const RegistrationsDialog = ({ queryRef, title, onClose }: RegistrationsDialogProps) => (
  <Dialog
    title={registrationsTitle(title)}
    isOpen
    full
    onClose={onClose}
    footer={<Button onPress={onClose}>Luk</Button>}
  >
    <Suspense fallback={<Spinner />}>
      <Registrations queryRef={queryRef} />
    </Suspense>
  </Dialog>
);

const queryFragment = graphql`
  fragment RegistrationsDialog_query on Query
  @refetchable(queryName: "RegistrationsDialogPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    admin {
      event(id: $id) {
        id
        title
        registrationCount
        waitingCount
        capacity
        price
        ...EventQueue_event
        registrations(first: $count, after: $cursor) @connection(key: "readRegistration_registrations") {
          __id
          totalCount
          edges {
            node {
              ...readRegistration_registration
            }
          }
        }
      }
    }
  }
`;

/** An event's registrations, newest first. A subscription keeps the list up to date. */
function Registrations({ queryRef }: Pick<RegistrationsDialogProps, 'queryRef'>) {
  const { data, ...pages } = usePaginationFragment<RegistrationsDialogPageQuery, RegistrationsDialog_query$key>(
    queryFragment,
    usePreloadedQuery<RegistrationsDialogQuery>(registrationsQuery, queryRef),
  );
  const { event } = data.admin;
  const { id } = queryRef.variables;
  const connection = event?.registrations.__id ?? '';
  useRegistrationChanges(id, connection, useQueueRefresh(id));
  const [isAdding, setAdding] = useState(false);
  if (!event) return <p>Eventet findes ikke længere.</p>;
  const { title, registrationCount, waitingCount, capacity, price } = event;
  const list = registrationList(Boolean(price));
  return (
    <section className={styles.registrations} aria-label="Tilmeldinger">
      <div className={styles.registrationsHead}>
        <p className="num">
          {takenText(registrationCount, capacity)} tilmeldte
          {waitingCount > 0 && `, ${formatCount(waitingCount)} på ventelisten`}
        </p>
        <ExportButton name={['tilmeldinger', title]} loadRows={registrationExport({ id })} failure={list.failure} />
        <Button onPress={() => setAdding(true)}>
          <UserPlus aria-hidden /> Tilføj tilmelding
        </Button>
      </div>
      <EventQueue event={event} isPaid={Boolean(price)} />
      <PlainRows
        list={list}
        rows={nodesOf(event.registrations).map(readRegistration)}
        total={event.registrations.totalCount}
        pages={pages}
      />
      {isAdding && <AddRegistrationDialog eventId={id} connection={connection} onClose={() => setAdding(false)} />}
    </section>
  );
}
