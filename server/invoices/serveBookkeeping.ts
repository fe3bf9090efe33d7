import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { BYTE_ORDER_MARK, csvLines } from '../../domain/csv.ts';
import type { Services } from '../services.ts';
import { bookkeepingRows, type Period } from './bookkeeping.ts';
import { readLinkKey, refuseLink, signLinkKey } from './linkKey.ts';

export const BOOKKEEPING_PATH = '/documents/bookkeeping';

/** The path of a period's file, for an admin. It works for ten minutes, without a sign-in. */
export const bookkeepingLink = (services: Pick<Services, 'tokens'>, { from, to }: Period, expiresAt?: Date): string =>
  `${BOOKKEEPING_PATH}?key=${signLinkKey(services, 'bookkeeping', `${from}/${to}`, expiresAt)}`;

/** Serves the invoices, credit notes and payments of a period as a file, which is read while it is sent. */
export function serveBookkeeping(app: FastifyInstance, services: Pick<Services, 'reads' | 'tokens'>): void {
  app.get<{ Querystring: { key?: unknown } }>(BOOKKEEPING_PATH, (request, reply) => {
    const read = readLinkKey(services, 'bookkeeping', request.query.key);
    if (typeof read === 'string') return refuseLink(reply, read);
    const [from, to] = read.id.split('/') as [string, string];
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="bogholderi-${from}-${to}.csv"`,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      .send(Readable.from(csvOf(services, { from, to })));
  });
}

async function* csvOf(services: Pick<Services, 'reads'>, period: Period): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const rows of bookkeepingRows(services, period)) yield csvLines(rows);
}
