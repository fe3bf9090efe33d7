import { badInput } from '../errors.ts';
import type { Page, PageArgs } from '../graphql/connection.ts';
import { countRows, pageSize, readPage, type PageQuery } from '../graphql/keyset.ts';

/** A list that is one part after the other. Its cursors begin with the number of the part that they lie in. */
interface Part<Row> extends Omit<PageQuery<Row>, 'args' | 'read'> {
  part: number;
}

export const inPart = <Row>(part: number, { node, cursor }: { node: Row; cursor: string }) => ({
  node,
  cursor: `${part}${cursor}`,
});

/** One page: of the part where the last one ended, and where that runs out, from the next one's beginning. */
export async function readInTurn<Row extends object>(
  read: PageQuery<Row>['read'],
  parts: Part<Row>[],
  args: PageArgs,
): Promise<Page<Row>> {
  const begun = args.after ? Number(args.after[0]) : parts[0]!.part;
  if (!parts.some(({ part }) => part === begun)) throw badInput({ after: 'Ugyldig markør' });
  const edges: Page<Row>['edges'] = [];
  let hasNextPage = false;
  for (const { part, ...query } of parts.filter((one) => one.part >= begun)) {
    const first = pageSize(args.first) - edges.length;
    const page = await readPage({
      read,
      ...query,
      args: { first, ...(part === begun && args.after && { after: args.after.slice(1) }) },
    });
    edges.push(...page.edges.map((edge) => inPart(part, edge)));
    hasNextPage = page.pageInfo.hasNextPage;
    if (hasNextPage) break;
  }
  return {
    edges,
    pageInfo: {
      hasNextPage,
      hasPreviousPage: Boolean(args.after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: async () =>
      (await Promise.all(parts.map(({ query }) => countRows(read, query)))).reduce((sum, total) => sum + total, 0),
  };
}
