import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import { BulkItemState } from '../../../domain/backOffice/bulk.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { nodesOf, type NodeOf } from '../../app/relay/nodesOf.ts';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { ListTable } from '../../parts/lists/ListTable.tsx';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { Link } from '../../ui/Link.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { runExportQuery$data } from '#relay/runExportQuery.graphql';
import type { RunItems_query$data, RunItems_query$key } from '#relay/RunItems_query.graphql';
import type { RunItemsPageQuery } from '#relay/RunItemsPageQuery.graphql';

interface RunItemsProps {
  query: RunItems_query$key;
  /** Changes when rows of the run have changed, which are then fetched again. */
  version: string;
}

const queryFragment = graphql`
  fragment RunItems_query on Query
  @refetchable(queryName: "RunItemsPageQuery")
  @argumentDefinitions(runId: { type: "ID!" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    admin {
      bulkItems(runId: $runId, first: $count, after: $cursor) @connection(key: "RunItems_bulkItems") {
        totalCount
        edges {
          node {
            id
            title
            path
            state
            reason
          }
        }
      }
    }
  }
`;

/** The rows of a run with what became of them, those that need attention first. */
export function RunItems({ query, version }: RunItemsProps) {
  const {
    data: {
      admin: { bulkItems },
    },
    refetch,
    ...pages
  } = useListPages<RunItemsPageQuery, RunItems_query$key>(queryFragment, query);
  const shownVersion = useRef(version);
  useEffect(() => {
    if (shownVersion.current === version) return;
    shownVersion.current = version;
    refetch({}, { fetchPolicy: 'store-and-network' });
  }, [version, refetch]);
  const rows = nodesOf(bulkItems);
  return (
    <ListTable
      label="Rækker"
      columns={runItemColumns}
      rows={rows}
      rowId={({ id }) => id}
      foot={
        <MorePages
          shown={rows.length}
          total={bulkItems.totalCount}
          pages={pages}
          size={50}
          failure="Kunne ikke hente flere rækker"
        />
      }
    />
  );
}

type Item = NodeOf<RunItems_query$data['admin']['bulkItems']>;
export type RunItemFileRow = NodeOf<runExportQuery$data['admin']['bulkItems']>;

export const runItemColumns: ListColumn<Item, RunItemFileRow>[] = [
  { title: 'Id', csv: ({ subjectId }) => subjectId },
  {
    id: 'title',
    title: 'Række',
    csv: ({ title }) => title,
    cell: ({ title, path }) => (
      <Link to={path}>
        <bdi>{title}</bdi>
      </Link>
    ),
  },
  {
    id: 'state',
    title: 'Status',
    isFact: true,
    isLong: true,
    csv: ({ state }) => labelOf(BulkItemState, state),
    cell: ({ state, reason }) => (
      <>
        <StatusBadge words={BulkItemState} status={state} /> {reason}
      </>
    ),
  },
  { title: 'Årsag', csv: ({ reason }) => reason },
];
