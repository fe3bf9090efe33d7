import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { messageOf } from './errors.ts';
import { nodesOf } from './nodesOf.ts';
import type { RemainingPages } from './useMorePages.ts';

export interface FetchedPage<Item> {
  readonly edges: readonly { readonly node: Item | null | undefined }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null | undefined };
}

interface FurtherPagesOptions<Query extends OperationType, Item> {
  query: GraphQLTaggedNode;
  /** The variables of the page after this cursor. */
  variables: (after: string | null | undefined) => Query['variables'];
  /** Picks the page out of the response; undefined when the list no longer exists. */
  pageIn: (data: Query['response']) => FetchedPage<Item> | undefined;
  /** The message for errors without one for the user. */
  fallback: string;
}

/**
 * Pages through a list whose owner is not refetchable by id, so that usePaginationFragment cannot be used: for example
 * a list of another company. Returns the items of all pages that are loaded. The pages after the first belong to the
 * component: they are gone when the component unmounts, and are not updated when the store changes.
 */
export function useFetchedPages<Query extends OperationType, Item extends { readonly id: string }>(
  first: FetchedPage<Item>,
  { query, variables, pageIn, fallback }: FurtherPagesOptions<Query, Item>,
): { items: Item[]; more: RemainingPages } {
  const environment = useRelayEnvironment();
  const [laterPages, setLaterPages] = useState<readonly FetchedPage<Item>[]>([]);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { hasNextPage, endCursor } = (laterPages.at(-1) ?? first).pageInfo;
  const loadMore = () => {
    setLoading(true);
    setFailure(undefined);
    fetchQuery<Query>(environment, query, variables(endCursor)).subscribe({
      next: (data) => {
        const page = pageIn(data);
        if (page) setLaterPages((pages) => [...pages, page]);
        setLoading(false);
      },
      error: (error: unknown) => {
        setFailure(messageOf(error, fallback));
        setLoading(false);
      },
    });
  };
  const items = [first, ...laterPages].flatMap(nodesOf);
  return {
    // An item that was renamed between two requests can be on both pages.
    items: [...new Map(items.map((item) => [item.id, item])).values()],
    more: { hasMore: hasNextPage, isLoading, failure, loadMore },
  };
}
