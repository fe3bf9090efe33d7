import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { messageOf } from './errors.ts';
import type { MorePages } from './useMorePages.ts';

interface Page<Item> {
  readonly edges: readonly { readonly node: Item | null | undefined }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null | undefined };
}

interface Further<Query extends OperationType, Item> {
  query: GraphQLTaggedNode;
  variables: (after: string | null | undefined) => Query['variables'];
  pageIn: (data: Query['response']) => Page<Item> | undefined;
  fallback: string;
}

/** A list beyond its first page, of something that can't be asked for anew by its own id, such as another company. */
export function useFurtherPages<Query extends OperationType, Item extends { readonly id: string }>(
  first: Page<Item>,
  { query, variables, pageIn, fallback }: Further<Query, Item>,
): { items: Item[]; more: MorePages } {
  const environment = useRelayEnvironment();
  const [further, setFurther] = useState<readonly Page<Item>[]>([]);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { hasNextPage, endCursor } = (further.at(-1) ?? first).pageInfo;
  const loadMore = () => {
    setLoading(true);
    setFailure(undefined);
    fetchQuery<Query>(environment, query, variables(endCursor)).subscribe({
      next: (data) => {
        const page = pageIn(data);
        if (page) setFurther((pages) => [...pages, page]);
        setLoading(false);
      },
      error: (error: unknown) => {
        setFailure(messageOf(error, fallback));
        setLoading(false);
      },
    });
  };
  const items = [first, ...further].flatMap(({ edges }) => edges.flatMap(({ node }) => node ?? []));
  return {
    // What has been renamed meanwhile can come twice.
    items: [...new Map(items.map((item) => [item.id, item])).values()],
    more: { hasMore: hasNextPage, isLoading, failure, loadMore },
  };
}
