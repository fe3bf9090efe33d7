import { ListChecks } from 'lucide-react';
import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { BulkAction } from '../../../domain/backOffice/bulk.ts';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { PageBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { RunActions } from '../../parts/lists/bulk/RunActions.tsx';
import { RunProgress } from '../../parts/lists/bulk/RunProgress.tsx';
import { useRun } from '../../parts/lists/bulk/useRunChanges.ts';
import adminStyles from '../../parts/lists/cells.module.css';
import { useListBack } from '../../parts/lists/useListBack.ts';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { runExport } from './runExport.ts';
import { RunItems } from './RunItems.tsx';
import type { RunScreenQuery, RunScreenQuery$data } from '#relay/RunScreenQuery.graphql';

export const runQuery = graphql`
  query RunScreenQuery($id: ID!) @preloadable {
    admin {
      bulkRun(id: $id) {
        id
        state
        action
        detail
        authorName
        createdAt
        done
        failed
        skipped
        undone
        kept
        ...RunProgress_run
        ...RunActions_run
      }
    }
    ...RunItems_query @arguments(runId: $id)
  }
`;

interface RunScreenProps {
  queryRef: PreloadedQuery<RunScreenQuery>;
}

/** One run: its progress, its rows, and what can be done about them. */
export const RunScreen = ({ queryRef }: RunScreenProps) => (
  <PageBoundary title="Kunne ikke hente kørslen" resetKey={queryRef}>
    <Suspense fallback={<Spinner />}>
      <LoadedRun queryRef={queryRef} />
    </Suspense>
  </PageBoundary>
);

const backLink = { to: '/admin/runs', label: 'Kørsler' };

function LoadedRun({ queryRef }: RunScreenProps) {
  const data = usePreloadedQuery<RunScreenQuery>(runQuery, queryRef);
  return data.admin.bulkRun ? <ShownRun run={data.admin.bulkRun} query={data} /> : <UnknownRun />;
}

type Run = NonNullable<RunScreenQuery$data['admin']['bulkRun']>;

function ShownRun({ run, query }: { run: Run; query: RunScreenQuery$data }) {
  const { id, action, detail, authorName, createdAt, done, failed, skipped, undone, kept } = run;
  useRun(run);
  const name = labelOf(BulkAction, action);
  return (
    <Page
      title={name}
      text={[detail, `Startet af ${authorName} ${formatDateTime(createdAt)}`].filter(Boolean).join(' · ')}
      back={useListBack(backLink)}
      wide
      actions={
        <ExportButton name={['kørsel', name]} loadRows={runExport({ runId: id })} failure="Kunne ikke hente rækkerne" />
      }
    >
      <div className={adminStyles.stack}>
        <Card>
          <div className={adminStyles.stack}>
            <RunProgress run={run} />
            <RunActions run={run} />
          </div>
        </Card>
        <RunItems query={query} version={`${done} ${failed} ${skipped} ${undone} ${kept}`} />
      </div>
    </Page>
  );
}

const UnknownRun = () => (
  <Page title="Kørsel ikke fundet" back={useListBack(backLink)}>
    <Card>
      <EmptyState
        icon={<ListChecks />}
        title="Kørsel ikke fundet"
        text="Den er over et halvt år gammel, eller adressen er skrevet forkert."
      />
    </Card>
  </Page>
);
