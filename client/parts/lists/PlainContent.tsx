import type { OperationType } from 'relay-runtime';
import { LoadedList, type ListContentProps } from './LoadedList.tsx';
import { PlainSkeleton } from './PlainRows.tsx';

/** The rows of a list with `PlainRows`, a skeleton while they are loaded, or why they could not be fetched. */
export const PlainContent = <Query extends OperationType>(props: ListContentProps<Query>) => (
  <LoadedList<Query> {...props} skeleton={<PlainSkeleton list={props.list} />} />
);
