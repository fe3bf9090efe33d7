interface Connection<Node> {
  readonly edges: readonly { readonly node: Node | null | undefined }[];
}

/** The nodes of a connection. An object that was deleted elsewhere leaves an edge without a node, which is skipped. */
export const nodesOf = <Node extends object>({ edges }: Connection<Node>): Node[] =>
  edges.flatMap(({ node }) => node ?? []);

/** The type of a connection's nodes. */
export type NodeOf<Page extends Connection<unknown>> = NonNullable<Page['edges'][number]['node']>;
