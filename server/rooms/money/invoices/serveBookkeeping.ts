import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { BYTE_ORDER_MARK, csvLines } from '../../../../domain/basics/csv.ts';
import { trackUnreadAnswer } from '../../../platform/rateLimit/unreadAnswer.ts';
import type { Services } from '../../../platform/services.ts';
import { bookkeepingRows, type Period } from './bookkeeping.ts';
import { readLinkKey, refuseLink, signLinkKey } from './linkKey.service.ts';

export const BOOKKEEPING_PATH = '/documents/bookkeeping';

/** The path of a period's file, for an admin. It works for ten minutes, without a sign-in. */
export const bookkeepingLink = (services: Pick<Services, 'tokens'>, { from, to }: Period, expiresAt?: Date): string =>
  `${BOOKKEEPING_PATH}?key=${signLinkKey(services, 'bookkeeping', `${from}/${to}`, expiresAt)}`;

type BookkeepingServices = Pick<Services, 'config' | 'memory' | 'reads' | 'tokens'>;

/**
 * Serves the invoices, credit notes and payments of a period as a file. A batch of rows is read when the reader has
 * taken the one before it. A reader that is too slow for a batch loses its connection.
 */
export function serveBookkeeping(app: FastifyInstance, services: BookkeepingServices): void {
  app.get<{ Querystring: { key?: unknown } }>(BOOKKEEPING_PATH, (request, reply) => {
    const read = readLinkKey(services, 'bookkeeping', request.query.key);
    if (typeof read === 'string') return refuseLink(reply, read);
    const [from, to] = read.id.split('/') as [string, string];
    const unread = trackUnreadAnswer(reply, { services, callerKey: request.ip });
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="bogholderi-${from}-${to}.csv"`,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      .send(Readable.from(csvOf(services, { from, to }, () => unread.send())));
  });
}

async function* csvOf(services: Pick<Services, 'reads'>, period: Period, onPart: () => void): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const rows of bookkeepingRows(services, period)) {
    onPart();
    yield csvLines(rows);
  }
}
