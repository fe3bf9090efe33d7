import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../errors.ts';
import { contentSecurityPolicyOfPdf, withContentSecurityPolicy } from '../operations/securityHeaders.ts';
import type { Services } from '../services.ts';
import { findDocument } from './document.reads.ts';
import { fileNameOf } from './documentFile.ts';
import { DOCUMENT_PATH } from './documentLink.ts';
import { renderInvoice } from './pdf/renderInvoice.ts';

/** Serves the PDF of an invoice at a signed link. The texts of refusals are shown to people as they are. */
export function serveDocument(app: FastifyInstance, services: Pick<Services, 'config' | 'reads' | 'tokens'>): void {
  app.route<{ Querystring: { key?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: DOCUMENT_PATH,
    async handler({ method, query: { key } }, reply) {
      const id = readKey(services, key);
      if (id === 'EXPIRED') return refuse(reply, 410, 'Linket er udløbet. Hent dokumentet igen i portalen.');
      const document = id && (await findDocument(services, id));
      if (!document) return refuse(reply, 404, 'Linket virker ikke. Hent dokumentet igen i portalen.');
      void withContentSecurityPolicy(reply, contentSecurityPolicyOfPdf)
        .type('application/pdf')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `inline; filename="${fileNameOf(document)}"`,
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
        });
      return method === 'HEAD' ? reply.send() : reply.send(renderInvoice(document));
    },
  });
}

/** The id of the invoice. Undefined for a key that the portal did not sign for a document. */
function readKey({ tokens }: Pick<Services, 'tokens'>, key: unknown): string | 'EXPIRED' | undefined {
  if (typeof key !== 'string') return undefined;
  try {
    return tokens.readLink('document', key);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.message === 'Token expired' ? 'EXPIRED' : undefined;
  }
}

const refuse = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(text);
