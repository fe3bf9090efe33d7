import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { EventStatus, EventType } from '../../../domain/basics/vocabulary.ts';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { ListFilters } from '../../parts/lists/ListFilters.tsx';
import { Button } from '../../ui/Button.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { eventColumns, type OpenEventDialog } from './adminEventColumns.tsx';
import { AdminEventTable, AdminEventTableSkeleton } from './AdminEventTable.tsx';
import { EventPrice, eventSorts, EventTime, parseEventFilters } from './eventFilters.ts';
import styles from './Events.module.css';
import { useEventDialogs } from './useEventDialogs.tsx';
import { useEventExport } from './useEventExport.ts';
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

interface AdminEventsScreenProps {
  queryRef: PreloadedQuery<AdminEventsScreenQuery>;
}

const FAILURE = 'Der opstod en fejl ved hentning af events';

export function AdminEventsScreen({ queryRef }: AdminEventsScreenProps) {
  const { openDialog, openCreateDialog, dialogs, failure, notice } = useEventDialogs();
  const [searchParams] = useSearchParams();
  const loadExportRows = useEventExport(parseEventFilters(searchParams));
  return (
    <Page
      title="Event Administration"
      text="Opret og administrer events"
      wide
      actions={
        !failure && (
          <>
            <ExportButton name={['events']} loadRows={loadExportRows} failure={FAILURE} />
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
        <ListFilters label="Find events" list="EVENTS" columns={eventColumns()} sorts={eventSorts}>
          <UrlSearch name="q" label="Søg titel eller sted" />
          <UrlSelect name="status" label="Status" options={optionsOf(EventStatus)} />
          <UrlSelect name="tid" label="Tid" options={optionsOf(EventTime)} />
          <UrlSelect name="type" label="Type" options={optionsOf(EventType)} />
          <UrlSelect name="pris" label="Pris" options={optionsOf(EventPrice)} />
        </ListFilters>
        <ScreenBoundary title={FAILURE} resetKey={queryRef}>
          <Suspense fallback={<AdminEventTableSkeleton />}>
            <Events queryRef={queryRef} openDialog={openDialog} />
          </Suspense>
        </ScreenBoundary>
      </div>
      {dialogs}
    </Page>
  );
}

const Events = ({ queryRef, openDialog }: AdminEventsScreenProps & { openDialog: OpenEventDialog }) => (
  <AdminEventTable
    query={usePreloadedQuery<AdminEventsScreenQuery>(adminEventsQuery, queryRef)}
    openDialog={openDialog}
  />
);
