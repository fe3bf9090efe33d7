import { announcementForm } from '../../../../domain/partners/validation/announcements.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit, pick, setColumns } from '../../../platform/db/editing.ts';
import { findEarlierEntry, retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseEdit, parseIdempotencyKey, parseInput } from '../../../platform/graphql/validation.ts';
import { announcementChange } from './announcement.reads.ts';
import { Announcement, ANNOUNCEMENT_COLUMNS } from './Announcement.ts';
import type { AnnouncementChanges, AnnouncementInput } from './announcement.types.ts';
import { ALL_NOTICES } from './serviceStatus.jobs.ts';

const NOT_FOUND_MESSAGE = 'Opslaget findes ikke';

/** Creates an announcement. A repeated call with the same key returns the first one. */
export async function createAnnouncement(ctx: Context, input: AnnouncementInput, key: string | null) {
  const form = parseInput(announcementForm, input);
  const requestId = key === null ? null : parseIdempotencyKey('requestId', key);
  const id = await retryOnUniqueViolation(['announcement_request_id_unique'], () =>
    ctx.writeAsAdmin('support', async (write) => {
      const { em } = write;
      const columns = { ...pick(form, ['title', 'text', 'link', 'severity']), requestId };
      const earlier = await findEarlierEntry(em, Announcement, columns);
      if (earlier) return earlier.id;
      if (form.endsAt && form.endsAt <= new Date())
        throw badInput({ endsAt: 'Vælg et tidspunkt, der ikke er gået' }, 'TOO_SMALL');
      const announcement = em.create(Announcement, {
        ...columns,
        startsAt: form.startsAt ?? new Date(),
        endsAt: form.endsAt,
        createdById: ctx.person.userId,
      });
      await em.flush();
      await recordAudit(write, ctx, {
        action: 'ADMIN_CHANGE',
        target: announcement.id,
        detail: 'createAnnouncement',
      });
      publishNotices(write);
      publishAnnouncement(write, announcement.id);
      return announcement.id;
    }),
  );
  return announcementChange(ctx.admin, id);
}

/** Edits an announcement. Throws CONFLICT when it has changed since the caller read it. */
export async function updateAnnouncement(
  ctx: Context,
  id: string,
  version: number | null,
  changes: AnnouncementChanges,
) {
  await ctx.writeAsAdmin('support', async (write) => {
    const announcement = await findToEdit(write.em, Announcement, id, version, NOT_FOUND_MESSAGE);
    const form = parseEdit(announcementForm, announcement, changes);
    setColumns(announcement, form, ANNOUNCEMENT_COLUMNS);
    announcement.startsAt = form.startsAt ?? announcement.startsAt;
    publishNotices(write);
    publishAnnouncement(write, id);
  });
  return announcementChange(ctx.admin, id);
}

/** Ends an announcement now. Without effect on an ended one; throws CONFLICT for one that has not begun. */
export async function endAnnouncement(ctx: Context, id: string) {
  await ctx.writeAsAdmin('support', async (write) => {
    const announcement = await write.em.findOne(Announcement, { id });
    if (!announcement) throw notFound(NOT_FOUND_MESSAGE);
    const now = new Date();
    if (announcement.startsAt >= now) throw conflict('Opslaget er ikke begyndt. Slet det i stedet.');
    if (announcement.endsAt && announcement.endsAt <= now) return;
    announcement.endsAt = now;
    publishNotices(write);
    publishAnnouncement(write, id);
  });
  return announcementChange(ctx.admin, id);
}

export async function deleteAnnouncement(ctx: Context, id: string) {
  await ctx.writeAsAdmin('support', async (write) => {
    const announcement = await write.em.findOne(Announcement, { id });
    if (!announcement) throw notFound(NOT_FOUND_MESSAGE);
    write.em.remove(announcement);
    publishNotices(write);
    publishAnnouncement(write, id);
  });
  return { deletedId: id };
}

/** Publishes the notices to the open screens of all customers. */
const publishNotices = (write: Write) =>
  write.publish({ topic: 'service-notice.changed', id: ALL_NOTICES, customerId: null });

/** Publishes the announcement to the open lists of admins. */
const publishAnnouncement = (write: Write, id: string) =>
  write.publish({ topic: 'announcement.changed', id, customerId: null });
