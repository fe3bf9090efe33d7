import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors.ts';
import { addressGroup } from '../../../platform/rateLimit/addressGroup.ts';
import { CallerSlots } from '../../../platform/rateLimit/CallerSlots.ts';
import { trackUnreadAnswer } from '../../../platform/rateLimit/unreadAnswer.ts';
import { contentSecurityPolicyOfPdf, withContentSecurityPolicy } from '../../../platform/securityHeaders.ts';
import { Semaphore } from '../../../platform/Semaphore.ts';
import type { Services } from '../../../platform/services.ts';
import { refuseLink } from './linkKey.service.ts';

/** Rendering occupies the process. A second slot lets a short document pass one of many pages. */
const RENDERED_AT_ONCE = 2;
const MAX_WAITING = 50;

const slots = new Semaphore(RENDERED_AT_ONCE, MAX_WAITING);

/** One address occupies or waits for one slot at a time, so that its many links do not refuse everybody else's. */
const MAX_WAITING_PER_CALLER = 20;
const callerSlots = new CallerSlots({ atOnce: 1, queueLimit: MAX_WAITING_PER_CALLER });

/**
 * Answers with a PDF that the browser shows and no cache keeps. HEAD gets the headers alone. The document is in memory
 * before it is sent, so that a slow reader holds no slot, and its connection is closed like that of any answer.
 */
export async function sendPdf(
  services: Pick<Services, 'config' | 'memory'>,
  { request, reply, filename }: { request: FastifyRequest; reply: FastifyReply; filename: string },
  render: () => Readable,
): Promise<FastifyReply> {
  if (request.method === 'HEAD') return withPdfHeaders(reply, filename).send();
  try {
    const caller = `address ${addressGroup(request.ip)}`;
    const content = await callerSlots.run(caller, () => slots.run(() => renderUnlessClosed(reply, render)));
    const unread = trackUnreadAnswer(reply, { services, callerKey: caller });
    unread.add(content.length);
    unread.send();
    return withPdfHeaders(reply, filename).send(content);
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED')
      return refuseLink(reply.header('retry-after', error.retryAfter ?? 1), 'BUSY');
    throw error;
  }
}

/** Returns an empty document when the reader has gone, because nobody will see it. */
async function renderUnlessClosed({ raw }: FastifyReply, render: () => Readable): Promise<Buffer> {
  if (raw.destroyed) return Buffer.alloc(0);
  const document = render();
  const stop = () => void document.destroy();
  raw.once('close', stop);
  try {
    return Buffer.concat((await document.toArray()) as Buffer[]);
  } catch (error) {
    if (raw.destroyed) return Buffer.alloc(0);
    throw error;
  } finally {
    raw.off('close', stop);
  }
}

const withPdfHeaders = (reply: FastifyReply, filename: string): FastifyReply =>
  withContentSecurityPolicy(reply, contentSecurityPolicyOfPdf)
    .type('application/pdf')
    .headers({
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="${filename}"`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
