import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import type { Period } from './bookkeeping.ts';
import { readLinkKey, refuseLink, signLinkKey } from './linkKey.service.ts';
import { findReaderRights } from './linkReader.reads.ts';
import { loadStatementRenderer } from './loadRenderers.ts';
import { sendPdf } from './sendPdf.ts';
import { findStatement } from './statement.reads.ts';

export const STATEMENT_PATH = '/documents/statement';

interface Account {
  customerId: string;
  /** The user or API token to whom the account is shown; null for an admin, who sees all of it. */
  readerId: string | null;
}

/** The path of a company's account in a period. It works for ten minutes, without a sign-in. */
export const statementLink = (
  services: Pick<Services, 'tokens'>,
  { customerId, readerId }: Account,
  { from, to }: Period,
  expiresAt?: Date,
): string => {
  const id = [customerId, from, to, ...(readerId === null ? [] : [readerId])].join('/');
  return `${STATEMENT_PATH}?key=${signLinkKey(services, 'statement', id, expiresAt)}`;
};

type StatementServices = Pick<Services, 'config' | 'memory' | 'reads' | 'tokens'>;

/** Serves the account of a company, as far as its reader sees it by now, as a PDF at a signed link. */
export function serveStatement(app: FastifyInstance, services: StatementServices): void {
  app.get<{ Querystring: { key?: unknown } }>(STATEMENT_PATH, async (request, reply) => {
    const read = readLinkKey(services, 'statement', request.query.key);
    if (typeof read === 'string') return refuseLink(reply, read);
    const [customerId, from, to, readerId] = read.id.split('/') as [string, string, string, string?];
    const rights = await findReaderRights(services, customerId, readerId);
    const statement = rights && (await findStatement(services, customerId, { from, to }, rights));
    if (!statement) return refuseLink(reply, 'INVALID');
    const filename = `Kontoudtog-${from}-${to}.pdf`;
    const { renderStatement } = await loadStatementRenderer();
    return sendPdf(services, { request, reply, filename }, () => renderStatement(statement));
  });
}
