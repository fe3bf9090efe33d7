import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assertMayCall } from '../../../platform/access/Access.ts';
import { viewerOfSession } from '../../../platform/access/identify.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { Context } from '../../../platform/context.ts';
import { AppError, forbidden, notFound } from '../../../platform/errors.ts';
import { FileMissingError, previewKeyOf } from '../../../platform/files/FileStore.ts';
import { CallerSlots } from '../../../platform/rateLimit/CallerSlots.ts';
import { trackUnreadAnswer } from '../../../platform/rateLimit/unreadAnswer.ts';
import { sendRestError } from '../../../platform/rest/rest.ts';
import type { ContextOf } from '../../../platform/room.ts';
import { contentSecurityPolicyOfPdf, withContentSecurityPolicy } from '../../../platform/securityHeaders.ts';
import type { Services } from '../../../platform/services.ts';
import { recordOpened } from './documentReading.service.ts';
import { fileById, type FileRow } from './file.reads.ts';
import { DOWNLOAD_PATH, holderOf, readLinkedFile, type LinkedFile } from './fileLink.ts';
import { assertReadable } from './readable.ts';
import { isStoreOurs, otherStore } from './storePlace.ts';

/** Downloads of one caller that run at once; a page of previews asks for many. */
const AT_ONCE = 8;
const MAX_WAITING = 100;
/** Parts that wait in memory for their reader; the standard would be sixteen. */
const READ_AHEAD = { highWaterMark: 1 };

type DownloadRequest = FastifyRequest<{ Params: { id: string }; Querystring: { key?: unknown } }>;

/**
 * Serves the bytes behind the links of files. A link is bound to the session or the API token for which it was made,
 * and the rights that its holder has at this moment decide.
 */
export function serveFiles(app: FastifyInstance, services: Services, contextOf: ContextOf): void {
  const slots = new CallerSlots({ atOnce: AT_ONCE, queueLimit: MAX_WAITING });
  app.route<{ Params: { id: string }; Querystring: { key?: unknown } }>({
    method: 'GET',
    url: `${DOWNLOAD_PATH}/:id`,
    // Files are compressed by their own format, or are small.
    compress: false,
    handler: async (request, reply) => {
      try {
        const link = readKey(services, request);
        const ctx = await contextOfHolder(services, contextOf, request, link);
        assertMayCall(ctx.caller, { access: 'viewer', isMutation: false });
        await slots.run(ctx.callerKey, () => send(ctx, link, reply));
        return reply;
      } catch (error) {
        return sendRestError(reply.header('cache-control', 'no-store'), error);
      }
    },
  });
}

function readKey({ tokens }: Services, { params, query }: DownloadRequest) {
  const link = typeof query.key === 'string' ? readLinkedFile(verifiedKey(tokens, query.key)) : undefined;
  if (!link || link.fileId !== params.id) throw notFound('Linket virker ikke. Hent filen igen i portalen.');
  return link;
}

function verifiedKey(tokens: Services['tokens'], key: string): string {
  try {
    return tokens.readLink('file', key);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw error.message === 'Token expired' ? new AppError('NOT_FOUND', 'Linket er udløbet. Hent filen igen.') : error;
  }
}

/**
 * The holder of a link as they are now. A browser opens the link without a header, so its session is looked up; a
 * program sends its token with the link, because the link of a token opens nothing without it.
 */
async function contextOfHolder(
  services: Services,
  contextOf: ContextOf,
  request: DownloadRequest,
  link: LinkedFile & { companyId: string | undefined },
): Promise<Context> {
  if (request.headers.authorization) {
    const ctx = await contextOf(request);
    if (holderOf(ctx.viewer) !== link.holder) throw notFound('Linket tilhører en anden');
    return ctx;
  }
  const caller = await viewerOfSession(link.holder, link.companyId, services);
  if (!caller.viewer) throw caller.refusal;
  if (caller.viewer.kind !== 'session') throw forbidden();
  return Context.ofLink(services, { address: request.ip }, caller.viewer);
}

async function send(ctx: Context, { fileId, view, isAdmin }: LinkedFile, reply: FastifyReply): Promise<void> {
  const file = await fileById(isAdmin ? ctx.admin : ctx, fileId);
  if (!file) throw notFound('Filen findes ikke');
  assertReadable(file, ctx.services.files.settings);
  if (view === 'preview' && !file.hasPreview) throw notFound('Filen har ingen forhåndsvisning');
  const key = view === 'preview' ? previewKeyOf(file.storeKey!) : file.storeKey!;
  const bytes = await ctx.services.files.read(key).catch((error: unknown) => missing(ctx, error));
  try {
    if (view !== 'preview') await recordDownload(ctx, file);
    // For a reader who has gone while waiting, no event would end the wait below.
    if (reply.raw.destroyed) return;
    setHeaders(reply, file, view);
    const unread = trackUnreadAnswer(reply, { services: ctx.services, callerKey: ctx.callerKey });
    await new Promise<void>((resolve) => {
      reply.raw.once('close', resolve);
      void reply.send(
        Readable.from(
          withDeadline(bytes, () => unread.send()),
          READ_AHEAD,
        ),
      );
    });
  } finally {
    bytes.destroy();
  }
}

/** Throws what a caller is told about bytes that could not be read. */
async function missing({ services: { reads, files } }: Context, error: unknown): Promise<never> {
  if (!(error instanceof FileMissingError)) throw error;
  throw (await isStoreOurs(reads, files)) ? notFound('Filen findes ikke længere') : otherStore();
}

/** A reader who takes none of the bytes for too long loses the connection. */
async function* withDeadline(bytes: Readable, startDeadline: () => void): AsyncGenerator<Buffer> {
  for await (const part of bytes) {
    startDeadline();
    yield part as Buffer;
  }
}

async function recordDownload(ctx: Context, { id, customerId, documentId }: FileRow): Promise<void> {
  await ctx.writeAsSystem(async (write) => {
    await recordAudit(write, ctx, { action: 'FILE_DOWNLOADED', customerId: customerId ?? undefined, detail: id });
    if (documentId && customerId) await recordOpened(write, ctx.viewer, { fileId: id, documentId, customerId });
  });
}

function setHeaders(reply: FastifyReply, { name, size, mediaType }: FileRow, view: LinkedFile['view']): void {
  const isInline = view === 'preview' || (view === 'read' && mediaType === 'application/pdf');
  void reply.headers({
    'cache-control': view === 'preview' ? 'private, max-age=600' : 'no-store',
    'content-disposition': `${isInline ? 'inline' : 'attachment'}; ${namedAs(name)}`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(view !== 'preview' && { 'content-length': size }),
  });
  // A browser that shows the file although it should save it runs nothing of it.
  void withContentSecurityPolicy(reply, isInline && view === 'read' ? contentSecurityPolicyOfPdf : SANDBOX);
  void reply.type(view === 'preview' ? 'image/png' : isInline ? 'application/pdf' : 'application/octet-stream');
}

const SANDBOX = "default-src 'none'; sandbox";

/** The name in two forms: plain letters for old programs, and the whole one in percent-encoded UTF-8. */
function namedAs(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
