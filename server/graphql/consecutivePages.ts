import { badInput } from '../errors.ts';
import type { Page, PageArgs } from './connection.ts';
import { countRows, pageInfoOf, pageSize, readPage, type PageQuery } from './keyset.ts';

/** One of several lists that are shown one after the other. A cursor begins with the number of its part. */
interface Part<Row> extends Omit<PageQuery<Row>, 'args' | 'read'> {
  part: number;
}

export const withPartCursor = <Row>(part: number, { node, cursor }: { node: Row; cursor: string }) => ({
  node,
  cursor: `${part}${cursor}`,
});

/** Reads one page over consecutive parts: from the cursor's part, continued at the start of the next part. */
export async function readConsecutivePage<Row extends object>(
  read: PageQuery<Row>['read'],
  parts: Part<Row>[],
  args: PageArgs,
): Promise<Page<Row>> {
  const startPart = args.after ? Number(args.after[0]) : parts[0]!.part;
  if (!parts.some(({ part }) => part === startPart)) throw badInput({ after: 'Ugyldig markør' });
  const edges: Page<Row>['edges'] = [];
  let hasNextPage = false;
  for (const { part, ...query } of parts.filter((one) => one.part >= startPart)) {
    const first = pageSize(args.first) - edges.length;
    const page = await readPage({
      read,
      ...query,
      args: { first, ...(part === startPart && args.after && { after: args.after.slice(1) }) },
    });
    edges.push(...page.edges.map((edge) => withPartCursor(part, edge)));
    hasNextPage = page.pageInfo.hasNextPage;
    if (hasNextPage) break;
  }
  return {
    edges,
    pageInfo: pageInfoOf(edges, args, hasNextPage),
    totalCount: async () =>
      (await Promise.all(parts.map(({ query }) => countRows(read, query)))).reduce((sum, total) => sum + total, 0),
  };
}
