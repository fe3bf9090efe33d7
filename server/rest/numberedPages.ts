import { badInput } from '../errors.ts';
import type { Connection, Json, RestRoute } from './RestRoute.ts';

interface Page {
  first: number;
  after: string | null;
}

/**
 * Reads a list that comes in numbered pages as if it had cursors. A cursor is the number of rows before it, so that `limit`
 * may be any number, whatever the size of the numbered pages.
 */
export function numberedPages(route: RestRoute, size: number, run: (variables: Json) => Promise<Json>) {
  return async ({ first, after }: Page): Promise<Connection | null> => {
    const before = after === null ? 0 : Number(after);
    if (!Number.isSafeInteger(before) || before < 0 || after === '') throw badInput({ after: 'Ugyldig markør' });
    const connection = route.connection!(await run({ page: Math.floor(before / size) }));
    if (!connection) return null;
    const rest = connection.edges.slice(before % size);
    const edges = rest.slice(0, first);
    const hasNextPage = rest.length > edges.length || connection.pageInfo.hasNextPage;
    return {
      ...connection,
      edges,
      pageInfo: { hasNextPage, endCursor: edges.length ? String(before + edges.length) : null },
    };
  };
}
