import type { ReactNode } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import type { List } from './list.ts';

export interface ListContentProps<Query extends OperationType> extends ScreenProps<Query> {
  /** Its rows come from the query, so that any list will do here. */
  list: List<never>;
  query: GraphQLTaggedNode;
  /** Renders what reads the fragment of the list and shows its rows. */
  renderRows: (data: Query['response']) => ReactNode;
}

interface LoadedListProps<Query extends OperationType> extends ListContentProps<Query> {
  skeleton: ReactNode;
}

/** The rows of a list, a skeleton while they are loaded, or why they could not be fetched. */
export const LoadedList = <Query extends OperationType>({
  list,
  skeleton,
  renderRows,
  ...loaded
}: LoadedListProps<Query>) => (
  <QueryBoundary<Query> {...loaded} failure={list.failure} fallback={skeleton}>
    {renderRows}
  </QueryBoundary>
);
