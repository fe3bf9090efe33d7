import { badInput, notFound } from '../errors.ts';
import type { Variables } from '../graphql/variables.ts';
import { readerOf } from './answer.ts';
import type { Connection, RestRoute } from './RestRoute.ts';

interface Page {
  first: number;
  after: string | null;
}

interface NumberedPage {
  rows: unknown[];
  hasMore: boolean;
}

/**
 * Returns a function that reads a page of a list; `run` runs the document of the route. The function returns null when
 * the connection is null, or throws NOT_FOUND if the route has a message for this case.
 */
export function createPageReader(
  { missing, numberedPages }: RestRoute,
  connection: string,
  run: (variables: Variables) => Promise<unknown>,
): (page: Page) => Promise<Connection | null> {
  const connectionOf = readerOf(connection);
  const read = async (variables: Variables) => {
    const found = connectionOf(await run(variables)) ?? null;
    if (!found && missing) throw notFound(missing);
    return found;
  };
  if (!numberedPages) return async (page) => (await read({ ...page })) as Connection | null;
  return (page) =>
    readNumberedPage(page, numberedPages, async (number) => (await read({ page: number })) as NumberedPage);
}

/**
 * Reads at a cursor from a list that has numbered pages of `size` rows. A cursor is the number of rows before it, so
 * that a page of the answer may end within a numbered page. Returns rows of one numbered page, at most `first`.
 */
async function readNumberedPage(
  { first, after }: Page,
  size: number,
  read: (page: number) => Promise<NumberedPage>,
): Promise<Connection> {
  const before = after === null ? 0 : Number(after);
  if (!Number.isSafeInteger(before) || before < 0 || after === '') throw badInput({ after: 'Ugyldig markør' });
  const page = await read(Math.floor(before / size));
  const following = page.rows.slice(before % size);
  const rows = following.slice(0, first);
  return {
    edges: rows.map((node) => ({ node })),
    pageInfo: {
      hasNextPage: following.length > rows.length || page.hasMore,
      endCursor: rows.length ? String(before + rows.length) : null,
    },
    totalCount: null,
  };
}
