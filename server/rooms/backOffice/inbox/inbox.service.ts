import { sql } from 'kysely';
import { z } from 'zod';
import { EVERY_EMPLOYEE, inboxAreas, worksIn, type Area } from '../../../../domain/backOffice/employeeAreas.ts';
import { MAX_INBOX_ITEMS } from '../../../../domain/backOffice/inbox.ts';
import { noteForm, snoozeMoment } from '../../../../domain/backOffice/validation/inbox.ts';
import type { Context } from '../../../platform/context.ts';
import { retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { EmployeeRoles } from '../../../platform/db/scope.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, notFound, requestIdConflict } from '../../../platform/errors.ts';
import { parseIdempotencyKey, parseInput } from '../../../platform/graphql/validation.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';
import { mentionedMail } from './inbox.mails.ts';
import { inboxItems, itemId, type InboxKey } from './inbox.reads.ts';
import type { InternalNoteInput } from './inbox.types.ts';
import { InternalNote } from './InternalNote.ts';
import { noteById } from './note.reads.ts';

const MAX_ID_LENGTH = 100;
const snoozeForm = z.object({ until: snoozeMoment });

/**
 * Assigns items to an employee who works with them, or to nobody. Items that are gone meanwhile are left out. With
 * `before`, so are those that somebody else takes care of: an undo must not replace what a colleague did since.
 */
export async function assignInboxItems(
  ctx: Context,
  items: InboxKey[],
  assigneeId: string | null,
  before?: string | null,
) {
  const keys = checkKeys(items);
  const found = await inboxItems(ctx, keys);
  await ctx.writeAsAdmin('workInBackOffice', async (write) => {
    if (assigneeId !== null) {
      const [assignee] = await activeColleagues(write, [assigneeId]);
      if (!assignee) throw badInput({ assigneeId: 'Kollegaen findes ikke' }, 'NOT_FOUND');
      if (found.some(({ kind }) => !worksIn(assignee.roles, inboxAreas[kind])))
        throw badInput({ assigneeId: `${assignee.name} arbejder ikke med den slags sager` }, 'NOT_ALLOWED');
    }
    await storeMarks(write, found, { column: 'assignee_id', value: assigneeId, before });
  });
  return inboxItems(ctx, keys);
}

/**
 * Hides items until a moment, or lists snoozed ones again. Items that are gone meanwhile are left out, and so are those
 * that are not snoozed until `before`, if it is given.
 */
export async function snoozeInboxItems(ctx: Context, items: InboxKey[], until: Date | null, before?: Date | null) {
  const keys = checkKeys(items);
  if (until) parseInput(snoozeForm, { until });
  const found = await inboxItems(ctx, keys);
  await ctx.writeAsAdmin('workInBackOffice', (write) =>
    storeMarks(write, found, { column: 'snoozed_until', value: until, before }),
  );
  return inboxItems(ctx, keys);
}

/** Where a note belongs: to an item of the inbox, or to a company. */
export type NoteSubject = InboxKey | { customerId: string };

/** Stores a note once for each key, and mails it to the mentioned colleagues. */
export async function addInternalNote(ctx: Context, subject: NoteSubject, input: InternalNoteInput, key: string) {
  const { text, mentionedIds } = parseInput(noteForm, input);
  const requestId = parseIdempotencyKey('requestId', key);
  const place = await placeOf(ctx, subject);
  const id = await retryOnUniqueViolation(['internal_note_request_id_unique'], () =>
    ctx.writeAsAdmin('workInBackOffice', async (write) => {
      const { em } = write;
      const earlier = await em.findOne(InternalNote, { requestId });
      if (earlier) {
        const isSame = earlier.text === text && earlier.subjectId === place.subjectId && earlier.kind === place.kind;
        if (!isSame || earlier.authorId !== ctx.person.userId) throw requestIdConflict();
        return earlier.id;
      }
      const mentioned = await activeColleagues(write, mentionedIds);
      if (mentioned.length !== mentionedIds.length)
        throw badInput({ mentionedIds: 'En kollega findes ikke længere' }, 'NOT_FOUND');
      const area: Area = place.kind ? inboxAreas[place.kind] : EVERY_EMPLOYEE;
      const stranger = mentioned.find(({ roles }) => !worksIn(roles, area));
      if (stranger)
        throw badInput({ mentionedIds: `${stranger.name} arbejder ikke med den slags sager` }, 'NOT_ALLOWED');
      const [author] = await runIn(
        em,
        sqlBuilder.selectFrom('user_account').select('name').where('id', '=', ctx.person.userId),
      );
      const note = em.create(InternalNote, { ...place, authorId: ctx.person.userId, text, requestId });
      await em.flush();
      for (const colleague of mentioned)
        if (colleague.id !== ctx.person.userId)
          write.mail(mentionedMail(ctx.services.config, colleague, { text, by: author!.name, ...place }));
      publishInbox(write);
      if (place.customerId !== null) write.publish({ topic: 'note.added', id: note.id, customerId: place.customerId });
      return note.id;
    }),
  );
  return (await noteById(ctx.admin, id))!;
}

/** The columns of a note about an item that still waits, or about a company. */
async function placeOf(ctx: Context, subject: NoteSubject) {
  if ('customerId' in subject) {
    if (!(await companyById(ctx.admin, subject.customerId))) throw notFound('Virksomheden findes ikke');
    return { customerId: subject.customerId, kind: null, subjectId: null };
  }
  const [item] = await inboxItems(ctx, checkKeys([subject]));
  if (!item) throw notFound('Sagen er løst og er ikke i indbakken længere');
  return { customerId: item.customerId, kind: item.kind, subjectId: item.subjectId };
}

/** The items without repetitions. Throws BAD_USER_INPUT for none, too many, and ids that no row can have. */
function checkKeys(items: InboxKey[]): InboxKey[] {
  if (!items.length) throw badInput({ items: 'Vælg mindst én sag' }, 'REQUIRED');
  if (items.length > MAX_INBOX_ITEMS) throw badInput({ items: `Vælg højst ${MAX_INBOX_ITEMS} sager` }, 'TOO_LARGE');
  const unique = new Map(items.map((item) => [itemId(item), item]));
  return [...unique.values()].filter(({ subjectId }) => subjectId.length <= MAX_ID_LENGTH);
}

interface Mark {
  column: 'assignee_id' | 'snoozed_until';
  value: string | Date | null;
  /** The value that an item must have to be changed; undefined for any. */
  before: string | Date | null | undefined;
}

/** A mark of an earlier occurrence is replaced as a whole. All calls lock the rows in one order, so none deadlocks. */
async function storeMarks(
  write: Write,
  items: Awaited<ReturnType<typeof inboxItems>>,
  { column, value, before }: Mark,
): Promise<void> {
  if (!items.length) return;
  const marked = sql.ref(column);
  const others = ['assignee_id', 'snoozed_until', 'act_at', 'acting_id', 'seen_version', 'failure'].filter(
    (each) => each !== column,
  );
  const rows = items.map(({ kind, subjectId, since }) => ({ kind, subject_id: subjectId, since }));
  const isAny = before === undefined;
  const expected = column === 'assignee_id' ? sql`${before ?? null}::text` : sql`${before ?? null}::timestamptz`;
  await runIn(
    write.em,
    sql`
      insert into inbox_mark as m (kind, subject_id, since, ${marked})
      select r.kind, r.subject_id, r.since, ${value} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(kind text, subject_id text, since timestamptz)
      where ${isAny} or ${expected} is null
        or exists (select 1 from inbox_mark e where e.kind = r.kind and e.subject_id = r.subject_id)
      order by r.kind collate "C", r.subject_id collate "C"
      on conflict (kind, subject_id) do update set since = excluded.since, ${marked} = excluded.${marked},
        ${keepOfOccurrence(others)}
      where ${isAny} or ${expected} is not distinct from case when m.since = excluded.since then m.${marked} end`,
  );
  publishInbox(write);
}

/** SQL assignments: columns keep their values, unless those are of an earlier occurrence. */
export const keepOfOccurrence = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql`${sql.ref(column)} = case when m.since = excluded.since then m.${sql.ref(column)} end`),
  );

interface ColleagueRow {
  id: string;
  name: string;
  email: string;
  /** Null for an admin. */
  roles: EmployeeRoles;
}

const activeColleagues = ({ em }: Write, ids: string[]) =>
  runIn(
    em,
    sql<ColleagueRow>`
      select id, name, email, employee_roles as roles from user_account
      where id = any(${ids}) and role <> 'USER' and deactivated_at is null order by id`,
  );

export const publishInbox = ({ publish }: Write) => publish({ topic: 'inbox.changed', id: 'inbox', customerId: null });
