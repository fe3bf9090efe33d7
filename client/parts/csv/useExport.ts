import { useRelayEnvironment } from 'react-relay';
import type { Environment, Observable } from 'relay-runtime';
import type { Cell } from '../../../domain/basics/csv.ts';

interface Page<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null | undefined };
}

interface ExportOptions<Data, Row> {
  /** Fetches the page after this cursor. */
  fetchPage: (environment: Environment, after: string | null) => Observable<Data>;
  /** Picks the page out of the response. */
  pageIn: (data: Data) => Page<Row>;
  /** The heading row. */
  headings: Cell[];
  cells: (row: Row) => Cell[];
}

/**
 * Returns a function that fetches all rows of a keyset-paged list, one page after the other, as rows of a file. The
 * function rejects when a page cannot be fetched.
 */
export function useExport<Data, Row>({ fetchPage, pageIn, headings, cells }: ExportOptions<Data, Row>) {
  const environment = useRelayEnvironment();
  return async (): Promise<Cell[][]> => {
    const rows = [headings];
    let after: string | null = null;
    do {
      const data: Data = (await fetchPage(environment, after).toPromise())!;
      const { edges, pageInfo } = pageIn(data);
      rows.push(...edges.map(({ node }) => cells(node)));
      after = (pageInfo.hasNextPage && pageInfo.endCursor) || null;
    } while (after);
    return rows;
  };
}
