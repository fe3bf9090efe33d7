import type { FastifyInstance } from 'fastify';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { sendRestError } from '../../../platform/rest/rest.ts';
import { Semaphore } from '../../../platform/Semaphore.ts';
import type { Services } from '../../../platform/services.ts';
import { eventNotFound } from './eventErrors.types.ts';
import { pictureVersion } from './eventPicture.ts';

/** Pictures that are kept in memory, of about 40 kB each. */
const MAX_KEPT = 200;
/** Pictures that wait to be drawn; further requests are refused, so that strangers cannot occupy the server. */
const MAX_WAITING = 20;

/**
 * Serves the picture of a public event for previews of its link. Only the content of an event decides about its
 * picture, so that a picture is drawn once until the event changes, however often it is requested.
 */
export function servePicture(app: FastifyInstance, { config, reads }: Pick<Services, 'config' | 'reads'>): void {
  const kept = new Map<string, Promise<Buffer>>();
  const drawing = new Semaphore(1, MAX_WAITING);
  app.get<{ Params: { publicLink: string } }>('/event-pictures/:publicLink.png', async (request, reply) => {
    const [event] = await reads.run(
      { role: dbRoles.public },
      picturedEvents.where('public_link', '=', request.params.publicLink),
    );
    if (!event) return sendRestError(reply, eventNotFound());
    const version = pictureVersion(config, event);
    const etag = `"${version}"`;
    void reply.headers({
      etag,
      'cache-control': 'public, max-age=3600',
      // Other sites show the picture beside the link.
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    let picture = kept.get(version);
    if (!picture) {
      picture = drawing.run(async () => {
        // The first picture loads the code that draws, because its libraries take 6 MB of memory.
        const { drawEventPicture } = await import('./picture/drawEventPicture.ts');
        return drawEventPicture(config, event);
      });
      // A picture that could not be drawn is tried again at the next request.
      picture.catch(() => kept.delete(version));
    }
    // The order of a map is that of its insertions, so the pictures that were not requested for longest are first.
    kept.delete(version);
    kept.set(version, picture);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
    try {
      return await reply.type('image/png').send(await picture);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return sendRestError(reply.header('cache-control', 'no-store'), error);
    }
  });
}

/** The public role sees only events that are public and published. */
const picturedEvents = sqlBuilder
  .selectFrom('event')
  .select([
    'title',
    'type',
    'date',
    'start_time as startTime',
    'end_time as endTime',
    'is_online as isOnline',
    'location',
  ]);
