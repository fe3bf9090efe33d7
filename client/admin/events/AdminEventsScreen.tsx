import { Plus } from 'lucide-react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { EventStatus, EventType } from '../../../domain/basics/vocabulary.ts';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { FiltersOf, ListContent } from '../../parts/lists/ListScreen.tsx';
import { Button } from '../../ui/Button.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { useOpenByAddress } from '../../ui/useOpenByAddress.ts';
import { AdminEventTable, eventList } from './AdminEventTable.tsx';
import { eventExport } from './eventExport.ts';
import { EventPrice, EventTime, parseEventFilters } from './eventFilters.ts';
import styles from './Events.module.css';
import { useEventDialogs } from './useEventDialogs.tsx';
import type { AdminEventsScreenQuery } from '#relay/AdminEventsScreenQuery.graphql';

export const adminEventsQuery = graphql`
  query AdminEventsScreenQuery(
    $search: String
    $status: EventStatus
    $type: EventType
    $isPaid: Boolean
    $upcoming: Boolean
    $sort: EventSort
  ) @preloadable {
    ...AdminEventTable_query
      @arguments(search: $search, status: $status, type: $type, isPaid: $isPaid, upcoming: $upcoming, sort: $sort)
  }
`;

export function AdminEventsScreen({ queryRef }: { queryRef: PreloadedQuery<AdminEventsScreenQuery> }) {
  const { openDialog, openCreateDialog, dialogs, failure, notice } = useEventDialogs();
  useOpenByAddress('opret', openCreateDialog);
  const [searchParams] = useSearchParams();
  const loadRows = eventExport(parseEventFilters(searchParams));
  return (
    <Page
      title="Event Administration"
      text="Opret og administrer events"
      wide
      actions={
        !failure && (
          <>
            <ExportButton name={['events']} loadRows={loadRows} failure={eventList.failure} />
            <Button variant="primary" onPress={openCreateDialog}>
              <Plus aria-hidden /> Opret Event
            </Button>
          </>
        )
      }
    >
      {failure}
      {/* The table is hidden while the failure is shown, but stays mounted to keep its state and its subscription. */}
      <div className={styles.screenContent} hidden={Boolean(failure)}>
        {notice}
        <FiltersOf list={eventList} label="Find events">
          <UrlSearch name="q" label="Søg titel eller sted" />
          <UrlSelect name="status" label="Status" options={optionsOf(EventStatus)} />
          <UrlSelect name="tid" label="Tid" options={optionsOf(EventTime)} />
          <UrlSelect name="type" label="Type" options={optionsOf(EventType)} />
          <UrlSelect name="pris" label="Pris" options={optionsOf(EventPrice)} />
        </FiltersOf>
        <ListContent<AdminEventsScreenQuery>
          list={eventList}
          query={adminEventsQuery}
          queryRef={queryRef}
          renderRows={(data) => <AdminEventTable query={data} openDialog={openDialog} />}
        />
      </div>
      {dialogs}
    </Page>
  );
}
