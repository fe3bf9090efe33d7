import { fetchQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, Variables } from 'relay-runtime';
import { fileRows, type FileColumn, type LoadRows } from './fileRows.ts';

interface Page<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null | undefined };
}

interface Export<Query extends OperationType, Row> {
  /** Fetches the page after the variable `after`, and declares the export for the audit log. */
  query: GraphQLTaggedNode;
  /** Picks the page out of the response; null where there is no list. */
  page: (data: Query['response']) => Page<Row> | null | undefined;
  /** The columns of the list. Those with `csv` are in the file, in this order. */
  columns: readonly FileColumn<Row>[];
}

/** Defines how all rows of a keyset-paged list are saved as a file: they are fetched one page after the other. */
export const defineExport =
  <Query extends OperationType, Row>({ query, page, columns }: Export<Query, Row>) =>
  (filters: Omit<Query['variables'], 'after'>): LoadRows =>
  async (environment) => {
    const rows: Row[] = [];
    let after: string | null = null;
    do {
      const variables: Variables = { ...filters, after };
      const data: Query['response'] = (await fetchQuery<{ variables: Variables; response: Query['response'] }>(
        environment,
        query,
        variables,
      ).toPromise())!;
      const { edges, pageInfo }: Page<Row> = page(data) ?? NO_ROWS;
      rows.push(...edges.map(({ node }) => node));
      after = (pageInfo.hasNextPage && pageInfo.endCursor) || null;
    } while (after);
    return fileRows(columns, rows);
  };

const NO_ROWS: Page<never> = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };

/** A page whose rows are read from their inline fragment. */
export const readPage = <Key, Row>({ edges, pageInfo }: Page<Key>, read: (key: Key) => Row): Page<Row> => ({
  edges: edges.map(({ node }) => ({ node: read(node) })),
  pageInfo,
});
