import { ListChecks } from 'lucide-react';
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useRunChanges } from '../../parts/lists/bulk/useRunChanges.ts';
import type { List } from '../../parts/lists/list.ts';
import { ListRows } from '../../parts/lists/ListRows.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { readRun, type RunRow } from './readRun.ts';
import { runColumns } from './runColumns.tsx';
import type { RunTable_query$key } from '#relay/RunTable_query.graphql';
import type { RunTablePageQuery } from '#relay/RunTablePageQuery.graphql';

const queryFragment = graphql`
  fragment RunTable_query on Query
  @refetchable(queryName: "RunTablePageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    admin {
      bulkRuns(first: $count, after: $cursor) @connection(key: "RunTable_bulkRuns") {
        totalCount
        edges {
          node {
            ...readRun_run
          }
        }
      }
    }
  }
`;

export const runList: List<RunRow> = {
  label: 'Kørsler',
  columns: runColumns,
  failure: 'Kunne ikke hente kørsler',
  icon: <ListChecks />,
  empty: {
    title: 'Ingen kørsler endnu',
    text: 'Vælg flere rækker på en liste, fx fakturaer, og gør noget ved dem på én gang. Så står det her.',
  },
};

/** The runs of all admins, newest first. A subscription keeps the table up to date. */
export function RunTable({ query }: { query: RunTable_query$key }) {
  const {
    data: {
      admin: { bulkRuns },
    },
    refetch,
    ...pages
  } = useListPages<RunTablePageQuery, RunTable_query$key>(queryFragment, query);
  const rows = nodesOf(bulkRuns).map(readRun);
  const newest = rows[0]?.id;
  const insertNew = useCallback(
    (id: string) => {
      // Ids sort by the time of their creation.
      if (newest === undefined || id > newest) refetch({}, { fetchPolicy: 'store-and-network' });
    },
    [newest, refetch],
  );
  useRunChanges(insertNew);
  return <ListRows list={runList} rows={rows} total={bulkRuns.totalCount} pages={pages} />;
}
