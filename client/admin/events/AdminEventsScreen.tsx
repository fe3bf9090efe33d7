import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { ExportButton } from '../../csv/ExportButton.tsx';
import { ScreenBoundary } from '../../shell/ScreenBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import type { OpenEventDialog } from './adminEventColumns.tsx';
import { AdminEventTable, AdminEventTableSkeleton } from './AdminEventTable.tsx';
import styles from './Events.module.css';
import { useEventDialogs } from './useEventDialogs.tsx';
import { useEventExport } from './useEventExport.ts';
import type { AdminEventsScreenQuery } from './__generated__/AdminEventsScreenQuery.graphql.ts';

export const adminEventsQuery = graphql`
  query AdminEventsScreenQuery @preloadable {
    ...AdminEventTable_query
  }
`;

interface AdminEventsScreenProps {
  queryRef: PreloadedQuery<AdminEventsScreenQuery>;
}

const FAILURE = 'Der opstod en fejl ved hentning af events';

export function AdminEventsScreen({ queryRef }: AdminEventsScreenProps) {
  const { openDialog, openCreateDialog, dialogs, failure, notice } = useEventDialogs();
  const loadExportRows = useEventExport();
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
        <ScreenBoundary title={FAILURE}>
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
