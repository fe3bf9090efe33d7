interface Page<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null | undefined };
}

/** Fetches all rows of a keyset-paged list, one page after the other. Rejects when a page cannot be fetched. */
export async function fetchAllRows<Row>(fetchPage: (after: string | null) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo } = await fetchPage(after);
    rows.push(...edges.map(({ node }) => node));
    after = (pageInfo.hasNextPage && pageInfo.endCursor) || null;
  } while (after);
  return rows;
}
