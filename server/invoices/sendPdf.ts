import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { contentSecurityPolicyOfPdf, withContentSecurityPolicy } from '../operations/securityHeaders.ts';

/** Answers with a PDF that the browser shows and no cache keeps; without a document, with the headers alone. */
export const sendPdf = (reply: FastifyReply, filename: string, document?: Readable): FastifyReply =>
  withContentSecurityPolicy(reply, contentSecurityPolicyOfPdf)
    .type('application/pdf')
    .headers({
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="${filename}"`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .send(document);
