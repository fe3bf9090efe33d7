import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { findDocument } from './document.reads.ts';
import { fileAtDinero, fileNameOf } from './documentFile.ts';
import { DOCUMENT_PATH } from './documentLink.ts';
import { seesInvoice } from './documentReader.reads.ts';
import { readLinkKey, refuseLink } from './linkKey.service.ts';
import { loadInvoiceRenderer } from './loadRenderers.ts';
import { sendPdf } from './sendPdf.ts';

type DocumentServices = Pick<Services, 'config' | 'dinero' | 'memory' | 'reads' | 'tokens'>;

/** Serves the PDF of an invoice at a signed link. That of Dinero is read there each time. */
export function serveDocument(app: FastifyInstance, services: DocumentServices): void {
  app.route<{ Querystring: { key?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: DOCUMENT_PATH,
    async handler(request, reply) {
      const read = readLinkKey(services, 'document', request.query.key);
      if (typeof read === 'string') return refuseLink(reply, read);
      const [id, readerId] = read.id.split('/') as [string, string?];
      const isSeen = readerId === undefined || (await seesInvoice(services, id, readerId));
      const document = isSeen && (await findDocument(services, id));
      if (!document) return refuseLink(reply, 'INVALID');
      const filename = fileNameOf(document);
      try {
        const { renderInvoice } = await loadInvoiceRenderer();
        // Waiting for Dinero must not occupy one of the few places of renderers.
        const file = request.method === 'GET' ? await fileAtDinero(services, document) : undefined;
        return await sendPdf(services, { request, reply, filename }, () =>
          file ? Readable.from([file]) : renderInvoice(document),
        );
      } catch (error) {
        if (error instanceof AppError) return refuseLink(reply, 'UNAVAILABLE');
        throw error;
      }
    },
  });
}
