import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { findDocument } from './document.reads.ts';
import { fileNameOf } from './documentFile.ts';
import { DOCUMENT_PATH } from './documentLink.ts';
import { readLinkKey, refuseLink } from './linkKey.ts';
import { renderInvoice } from './pdf/renderInvoice.ts';
import { sendPdf } from './sendPdf.ts';

type DocumentServices = Pick<Services, 'config' | 'memory' | 'reads' | 'tokens'>;

/** Serves the PDF of an invoice at a signed link. */
export function serveDocument(app: FastifyInstance, services: DocumentServices): void {
  app.route<{ Querystring: { key?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: DOCUMENT_PATH,
    async handler(request, reply) {
      const read = readLinkKey(services, 'document', request.query.key);
      if (typeof read === 'string') return refuseLink(reply, read);
      const document = await findDocument(services, read.id);
      if (!document) return refuseLink(reply, 'INVALID');
      const filename = fileNameOf(document);
      return sendPdf(services, { request, reply, filename }, () => renderInvoice(document));
    },
  });
}
