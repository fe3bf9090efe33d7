import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assertMayCall } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/ids.ts';
import { badInput, notFound } from '../../../platform/errors.ts';
import { keyOf } from '../../../platform/files/FileStore.ts';
import { checkInputs } from '../../../platform/graphql/limits.ts';
import { CallerSlots } from '../../../platform/rateLimit/CallerSlots.ts';
import { sendRestError } from '../../../platform/rest/rest.ts';
import type { ContextOf } from '../../../platform/room.ts';
import { Semaphore } from '../../../platform/Semaphore.ts';
import type { Services } from '../../../platform/services.ts';
import { judgeArrivedFile } from './arrivedFile.ts';
import { ownerOf } from './fileOwner.ts';
import { StoredFile } from './StoredFile.ts';
import { findUpload, recordArrival, refuseUpload, UPLOAD_PATH, type OpenUpload } from './upload.service.ts';

const TICKET_HEADER = 'x-upload-ticket';
const OFFSET_HEADER = 'x-upload-offset';

/** Uploads that wait while others run; further ones are refused before their bytes are read. */
const MAX_WAITING = 40;

type UploadRequest = FastifyRequest<{ Params: { id: string } }>;

/**
 * Receives the bytes of uploads. A request may bring a part of them: the answer says how many have arrived, and the
 * next request goes on from there. The body is streamed to disk and never held in memory.
 */
export function serveUploads(app: FastifyInstance, services: Services, contextOf: ContextOf): void {
  const { uploadsAtOnce, uploadsOfCompanyAtOnce } = services.files.settings;
  const running = new Semaphore(uploadsAtOnce, MAX_WAITING);
  const ofCompany = new CallerSlots({ atOnce: uploadsOfCompanyAtOnce, queueLimit: MAX_WAITING });
  const open = async (request: UploadRequest, reply: FastifyReply, { isMutation }: { isMutation: boolean }) => {
    checkInputs(request.params);
    const ctx = await contextOf(request, reply);
    assertMayCall(ctx.caller, { access: 'viewer', isMutation });
    return { ctx, upload: await findUpload(ctx, request.params.id, ticketOf(request)) };
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The handler reads the body itself, when the upload has its turn.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.route<{ Params: { id: string } }>({
      method: 'PUT',
      url: `${UPLOAD_PATH}/:id`,
      handler: async (request, reply) =>
        answer(request, reply, async () => {
          const { ctx, upload } = await open(request, reply, { isMutation: true });
          if (upload.hasArrived) return upload.size;
          return ofCompany.run(ownerOf(upload), () => running.run(() => receive(ctx, upload, request)));
        }),
    });
    scope.route<{ Params: { id: string } }>({
      method: 'GET',
      url: `${UPLOAD_PATH}/:id`,
      handler: async (request, reply) =>
        answer(request, reply, async () => {
          const { upload } = await open(request, reply, { isMutation: false });
          return upload.hasArrived ? upload.size : services.files.arrivedBytes(upload.id);
        }),
    });
  });
}

/** Stores what a request sends. When all bytes are there, they are judged and move into the store. */
async function receive(ctx: Context, upload: OpenUpload, request: UploadRequest): Promise<number> {
  const { files } = ctx.services;
  const { id, size } = upload;
  const { received, isTooLong } = await files.receive(id, request.raw, {
    offset: offsetOf(request, size),
    size,
    whenComplete: () => storeArrived(ctx, upload),
  });
  if (isTooLong) {
    await files.forget(id);
    throw badInput({ size: 'Filen er større end den størrelse, der blev oplyst' }, 'TOO_LARGE');
  }
  return received;
}

async function storeArrived(ctx: Context, upload: OpenUpload): Promise<void> {
  const { files } = ctx.services;
  const { id, name } = upload;
  const { sha256, mediaType, isProgram } = await judgeArrivedFile(files.arrivingPath(id), name).catch(canceled);
  if (isProgram) {
    await refuseUpload(ctx, upload, 'PROGRAM');
    await files.forget(id);
    throw badInput({ name: 'Programmer kan ikke deles her' }, 'NOT_ALLOWED');
  }
  // A key of its own, so that a request that waited meanwhile cannot replace bytes that are recorded.
  const storeKey = keyOf(ownerOf(upload), newId(StoredFile.idPrefix));
  await files.keep(id, storeKey);
  // Another request may have been faster, or somebody has cancelled the upload.
  if (!(await recordArrival(ctx, upload, { sha256, mediaType, storeKey }))) await files.remove(storeKey);
}

/** The caller has deleted the file in another tab, and its bytes with it. */
function canceled(error: unknown): never {
  throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? notFound('Filen findes ikke') : error;
}

async function answer(request: FastifyRequest, reply: FastifyReply, work: () => Promise<number>) {
  try {
    return await reply.send({ data: { received: await work() } });
  } catch (error) {
    // The rest of a body that nobody reads would keep the connection busy.
    if (!request.raw.readableEnded) reply.header('connection', 'close');
    return sendRestError(reply, error);
  }
}

function ticketOf({ headers }: FastifyRequest): string {
  const ticket = headers[TICKET_HEADER];
  return typeof ticket === 'string' ? ticket : '';
}

function offsetOf({ headers }: FastifyRequest, size: number): number {
  const offset = Number(headers[OFFSET_HEADER] ?? 0);
  const length = Number(headers['content-length'] ?? 0);
  if (!Number.isSafeInteger(offset) || offset < 0 || offset > size)
    throw badInput({ offset: 'X-Upload-Offset er ikke et sted i filen' });
  if (offset + length > size)
    throw badInput({ size: 'Filen er større end den størrelse, der blev oplyst' }, 'TOO_LARGE');
  return offset;
}
