import { badInput } from '../errors.ts';
import type { Connection, Json, RestRoute } from './RestRoute.ts';

interface Page {
  first: number;
  after: string | null;
}

/**
 * Returns a reader that pages by cursor over a list that has numbered pages of `size` rows. A cursor is the number of
 * rows before it, so that `limit` does not have to match the size of the numbered pages.
 */
export function createNumberedPageReader(route: RestRoute, size: number, run: (variables: Json) => Promise<Json>) {
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
