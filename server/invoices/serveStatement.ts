import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicyOfPdf, withContentSecurityPolicy } from '../operations/securityHeaders.ts';
import type { Services } from '../services.ts';
import type { Period } from './bookkeeping.ts';
import { readLinkKey, refuseLink } from './linkKey.ts';
import { renderStatement } from './pdf/renderStatement.ts';
import { findStatement } from './statement.reads.ts';

export const STATEMENT_PATH = '/documents/statement';
const MINUTES = 10;

/** The path of a company's account in a period. It works for ten minutes, without a sign-in. */
export const statementLink = (
  { tokens }: Pick<Services, 'tokens'>,
  customerId: string,
  { from, to }: Period,
  expiresAt = new Date(Date.now() + MINUTES * 60_000),
): string => `${STATEMENT_PATH}?key=${tokens.signLink('statement', { id: `${customerId}/${from}/${to}`, expiresAt })}`;

/** Serves the account of a company as a PDF at a signed link. */
export function serveStatement(app: FastifyInstance, services: Pick<Services, 'config' | 'reads' | 'tokens'>): void {
  app.get<{ Querystring: { key?: unknown } }>(STATEMENT_PATH, async (request, reply) => {
    const read = readLinkKey(services, 'statement', request.query.key);
    if (typeof read === 'string') return refuseLink(reply, read);
    const [customerId, from, to] = read.id.split('/') as [string, string, string];
    const statement = await findStatement(services, customerId, { from, to });
    if (!statement) return refuseLink(reply, 'INVALID');
    void withContentSecurityPolicy(reply, contentSecurityPolicyOfPdf)
      .type('application/pdf')
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `inline; filename="Kontoudtog-${from}-${to}.pdf"`,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      });
    return reply.send(renderStatement(statement));
  });
}
