interface Page<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null | undefined };
}

/** All of a list that comes page by page. */
export async function everyPage<Row>(page: (after: string | null) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo } = await page(after);
    rows.push(...edges.map(({ node }) => node));
    after = (pageInfo.hasNextPage && pageInfo.endCursor) || null;
  } while (after);
  return rows;
}
