import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Page } from '../../ui/Page.tsx';
import { RunTable, RunTableSkeleton } from './RunTable.tsx';
import type { RunsScreenQuery } from '#relay/RunsScreenQuery.graphql';

export const runsQuery = graphql`
  query RunsScreenQuery @preloadable {
    ...RunTable_query
  }
`;

interface RunsScreenProps {
  queryRef: PreloadedQuery<RunsScreenQuery>;
}

/** The actions on many rows that admins have started. */
export const RunsScreen = ({ queryRef }: RunsScreenProps) => (
  <Page
    title="Kørsler"
    text="Det, I har gjort ved mange rækker på én gang. En kørsel kan stoppes, prøves igen og for det meste fortrydes."
    wide
  >
    <ScreenBoundary title="Kunne ikke hente kørsler" resetKey={queryRef}>
      <Suspense fallback={<RunTableSkeleton />}>
        <Runs queryRef={queryRef} />
      </Suspense>
    </ScreenBoundary>
  </Page>
);

const Runs = ({ queryRef }: RunsScreenProps) => (
  <RunTable query={usePreloadedQuery<RunsScreenQuery>(runsQuery, queryRef)} />
);
