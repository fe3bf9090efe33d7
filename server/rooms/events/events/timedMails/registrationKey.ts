import { hashSecret, SessionTokens } from '../../../../platform/access/tokens.ts';
import type { Config } from '../../../../platform/config.ts';
import type { Context } from '../../../../platform/context.ts';
import { sqlBuilder } from '../../../../platform/db/tables.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';

/** What a link of a mail to a participant can do, apart from the links that change the registration. */
type Purpose = 'event-feedback' | 'event-mails';

interface KeyHolder {
  id: string;
  linkKey: string | null;
}

const TAG_LENGTH = 16;
const tagOf = (linkKey: string) => hashSecret(linkKey).slice(0, TAG_LENGTH);

/** Signs the key of a link in a person's mail. It dies with the registration's own link, as when the e-mail changes. */
export const registrationKey = (
  { jwtSecret }: Config,
  purpose: Purpose,
  { id, linkKey }: KeyHolder,
  expiresAt: Date,
): string => new SessionTokens(jwtSecret).signLink(purpose, { id: `${id}.${tagOf(linkKey ?? '')}`, expiresAt });

const registrations = sqlBuilder
  .selectFrom('event_registration')
  .innerJoin('event', 'event.id', 'event_registration.event_id')
  .select([
    'event_registration.id',
    'event_registration.link_key as linkKey',
    'event_registration.status',
    'event_registration.user_id as userId',
    'email',
    'event.id as eventId',
    'event.status as eventStatus',
    'title',
    'date',
    'start_time as startTime',
    'end_time as endTime',
    'material_link as materialLink',
  ]);

type SystemReader = Pick<Context, 'readAsSystem'>;

/**
 * The registration and the event behind the key of a link.
 *
 * @throws AppError NOT_FOUND when the key is forged, outdated or of another purpose, or the event is hidden.
 */
export async function registrationOfKey(ctx: SystemReader, { jwtSecret }: Config, purpose: Purpose, key: string) {
  const [id, tag] = readKey(jwtSecret, purpose, key)?.split('.') ?? [];
  const [row] = id
    ? await ctx.readAsSystem(registrations.where('event_registration.id', '=', id).where('event.status', '<>', 'DRAFT'))
    : [];
  if (!row?.linkKey || tagOf(row.linkKey) !== tag) throw notFound('Linket virker ikke længere');
  return { ...row, linkKey: row.linkKey };
}

function readKey(secret: string, purpose: Purpose, key: string): string | undefined {
  try {
    return new SessionTokens(secret).readLink(purpose, key);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
