import { Suspense, type ReactNode } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import type { List } from './list.ts';

export interface ListContentProps<Query extends OperationType> {
  /** Its rows come from the query, so that any list will do here. */
  list: List<never>;
  query: GraphQLTaggedNode;
  queryRef: PreloadedQuery<Query>;
  /** Renders what reads the fragment of the list and shows its rows. */
  renderRows: (data: Query['response']) => ReactNode;
}

interface LoadedListProps<Query extends OperationType> extends ListContentProps<Query> {
  skeleton: ReactNode;
}

/** The rows of a list, a skeleton while they are loaded, or why they could not be fetched. */
export const LoadedList = <Query extends OperationType>({
  list,
  queryRef,
  skeleton,
  ...rows
}: LoadedListProps<Query>) => (
  <ScreenBoundary title={list.failure} resetKey={queryRef}>
    <Suspense fallback={skeleton}>
      <LoadedRows queryRef={queryRef} {...rows} />
    </Suspense>
  </ScreenBoundary>
);

const LoadedRows = <Query extends OperationType>({
  query,
  queryRef,
  renderRows,
}: Pick<ListContentProps<Query>, 'query' | 'queryRef' | 'renderRows'>) =>
  renderRows(usePreloadedQuery<Query>(query, queryRef));
