import type { FastifyReply, FastifyRequest } from 'fastify';
import { badInput } from '../errors.ts';
import { sizeOf } from '../rateLimit/MemoryBudget.ts';
import type { UnreadAnswer } from '../rateLimit/unreadAnswer.ts';
import type { Answer } from './answer.ts';
import type { Connection, RestRoute } from './RestRoute.ts';

const MAX_ROWS = 1_000;
const PAGE_SIZE = 100;

interface ListRequest {
  /** The answer of one row. */
  answer: Answer;
  query: Record<string, string>;
  request: FastifyRequest;
  reply: FastifyReply;
  unread: UnreadAnswer;
  /** Size of the list in bytes above which no further page is read. */
  maxBytes: number;
}

/**
 * Reads pages until the requested number of rows is reached, and returns the rows as one array. Sets the header `Link`
 * if there are more rows, and `X-Total-Count` if the list is counted. A list of very large rows ends early; `Link` then
 * leads to the rest. Throws BAD_USER_INPUT for an invalid `limit`.
 */
export async function readList(
  route: RestRoute,
  read: (page: { first: number; after: string | null }) => Promise<Connection | null>,
  { answer, query, request, reply, unread, maxBytes }: ListRequest,
): Promise<unknown[]> {
  const limit = rowLimit(query.limit);
  const rows: unknown[] = [];
  let after: string | null = query.after ?? null;
  let connection: Connection | null;
  let bytes = 0;
  do {
    connection = await read({ first: Math.min(route.rowsAtOnce ?? PAGE_SIZE, limit - rows.length), after });
    const page = connection?.edges.map(({ node }) => answer.build(node)) ?? [];
    const size = sizeOf(page);
    unread.add(size);
    bytes += size;
    rows.push(...page);
    after = connection?.pageInfo.endCursor ?? null;
  } while (connection?.pageInfo.hasNextPage && rows.length < limit && bytes < maxBytes);
  if (connection?.totalCount !== null) void reply.header('X-Total-Count', connection?.totalCount ?? 0);
  if (connection?.pageInfo.hasNextPage && after) {
    const next = new URLSearchParams({ ...query, limit: String(limit), after });
    void reply.header('Link', `<${request.url.split('?')[0]}?${next}>; rel="next"`);
  }
  return rows;
}

function rowLimit(text: string | undefined): number {
  if (text === undefined) return MAX_ROWS;
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1) throw badInput({ limit: 'limit skal være et helt tal fra 1' });
  return Math.min(limit, MAX_ROWS);
}
