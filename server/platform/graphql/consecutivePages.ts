import { badInput } from '../errors.ts';
import { SYNC, type Page, type PageArgs } from './connection.ts';
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
  if (args[SYNC]) return readChanges(read, parts, args);
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

/**
 * Reads one page of the changes of all parts, in the order of the changes. The parts are read one after the other, so
 * that a row that gets into a later part with time is in one of the two.
 */
async function readChanges<Row extends object>(
  read: PageQuery<Row>['read'],
  parts: Part<Row>[],
  args: PageArgs,
): Promise<Page<Row>> {
  const pages: Page<Row>[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (const { part: _, ...query } of parts) pages.push(await readPage({ read, ...query, args }));
  const byId = new Map(
    pages.flatMap(({ edges }) => edges.map((edge) => [(edge.node as unknown as ChangedRow).id, edge] as const)),
  );
  const changes = [...byId.values()].toSorted((one, other) => compareChanges(one.node, other.node));
  const edges = changes.slice(0, pageSize(args.first));
  const hasNextPage = changes.length > edges.length || pages.some(({ pageInfo }) => pageInfo.hasNextPage);
  return {
    edges,
    pageInfo: pageInfoOf(edges, args, hasNextPage),
    totalCount: async () =>
      (await Promise.all(pages.map((page) => page.totalCount()))).reduce((sum, total) => sum + total, 0),
    syncedUntil: args[SYNC]!.until,
  };
}

interface ChangedRow {
  id: string;
  changedAt: string;
}

function compareChanges(one: unknown, other: unknown): number {
  const [a, b] = [one, other].map((row) => `${(row as ChangedRow).changedAt} ${(row as ChangedRow).id}`);
  return a! < b! ? -1 : 1;
}
