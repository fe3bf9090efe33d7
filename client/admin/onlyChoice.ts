interface Choices {
  readonly edges: readonly { readonly node: { readonly id: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

/** The id of the only choice, which a form chooses by itself; empty when there are none or several. */
export function onlyChoice({ edges, pageInfo }: Choices): string {
  const [only] = edges;
  return only && edges.length === 1 && !pageInfo.hasNextPage ? only.node.id : '';
}
