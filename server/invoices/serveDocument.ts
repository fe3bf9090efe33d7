import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import { findDocument } from './document.reads.ts';
import { fileNameOf, openDocument } from './documentFile.ts';
import { DOCUMENT_PATH } from './documentLink.ts';
import { readLinkKey, refuseLink } from './linkKey.ts';
import { sendPdf } from './sendPdf.ts';

/** Serves the PDF of an invoice at a signed link. That of Dinero is read there each time. */
export function serveDocument(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'reads' | 'tokens' | 'dinero'>,
): void {
  app.route<{ Querystring: { key?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: DOCUMENT_PATH,
    async handler({ method, query: { key } }, reply) {
      const read = readLinkKey(services, 'document', key);
      if (typeof read === 'string') return refuseLink(reply, read);
      const document = await findDocument(services, read.id);
      if (!document) return refuseLink(reply, 'INVALID');
      try {
        const file = method === 'HEAD' ? undefined : await openDocument(services, document);
        return sendPdf(reply, fileNameOf(document), file);
      } catch (error) {
        if (error instanceof AppError) return refuseLink(reply, 'UNAVAILABLE');
        throw error;
      }
    },
  });
}
