import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { findDocument } from './document.reads.ts';
import { fileNameOf } from './documentFile.ts';
import { DOCUMENT_PATH } from './documentLink.ts';
import { readLinkKey, refuseLink } from './linkKey.ts';
import { renderInvoice } from './pdf/renderInvoice.ts';
import { sendPdf } from './sendPdf.ts';

/** Serves the PDF of an invoice at a signed link. */
export function serveDocument(app: FastifyInstance, services: Pick<Services, 'config' | 'reads' | 'tokens'>): void {
  app.route<{ Querystring: { key?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: DOCUMENT_PATH,
    async handler({ method, query: { key } }, reply) {
      const read = readLinkKey(services, 'document', key);
      if (typeof read === 'string') return refuseLink(reply, read);
      const document = await findDocument(services, read.id);
      if (!document) return refuseLink(reply, 'INVALID');
      return sendPdf(reply, fileNameOf(document), method === 'HEAD' ? undefined : renderInvoice(document));
    },
  });
}
