import { sql } from 'kysely';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { takeLock } from '../../../platform/db/locks.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict, notFound, versionConflict } from '../../../platform/errors.ts';
import { documentById, documentChange } from './document.reads.ts';
import { currentFileLoader } from './file.reads.ts';

interface Opened {
  fileId: string;
  documentId: string;
  customerId: string;
}

/**
 * Records that a person of the company has opened a version. Nothing is recorded of programs, of employees of the
 * reseller and of an admin who acts as somebody, because the reseller asks who in the company has read a document.
 */
export async function recordOpened(
  { em, publish }: Write,
  viewer: Viewer,
  { fileId, documentId, customerId }: Opened,
): Promise<void> {
  if (viewer.kind !== 'session' || viewer.actor || viewer.customerId !== customerId) return;
  const isNew = await runIn(
    em,
    sql`
      insert into document_reading (file_id, user_id, customer_id, user_name, opened_at)
      values (${fileId}, ${viewer.userId}, ${customerId}, ${viewer.name}, now())
      on conflict (file_id, user_id) do nothing returning 1`,
  );
  if (isNew.length) publish({ topic: 'company-document.changed', id: documentId, customerId });
}

/**
 * Confirms the newest version of a document for the company. `fileId` is the version that the person has seen, so that
 * nobody confirms a version that came meanwhile. A repeated call keeps the first confirmation.
 */
export async function confirmDocument(ctx: Context, id: string, fileId: string) {
  assertMay(ctx.viewer, 'confirmDocuments');
  const { userId, name } = ctx.person;
  const document = await documentById(ctx, id);
  if (!document) throw notFound('Dokumentet findes ikke');
  if (document.requirement !== 'CONFIRM') throw conflict('Dokumentet skal ikke bekræftes');
  const current = await currentFileLoader.of(ctx).load(id);
  if (current?.id !== fileId) throw versionConflict();
  const { customerId } = document;
  await ctx.writeAsSystem(async (write) => {
    // Of two administrators who confirm at once, the second one sees the confirmation of the first.
    await takeLock(write, `confirmation of ${fileId}`);
    const isNew = await runIn(
      write.em,
      sql`
        insert into document_reading as r (file_id, user_id, customer_id, user_name, opened_at, confirmed_at)
        select f.id, ${userId}, ${customerId}, ${name}, now(), now() from stored_file f
        where f.id = ${fileId} and f.state = 'STORED' and not exists (
          select from document_reading o where o.file_id = f.id and o.confirmed_at is not null)
        on conflict (file_id, user_id) do update set confirmed_at = now() where r.confirmed_at is null
        returning 1`,
    );
    if (!isNew.length) return;
    await recordAudit(write, ctx, { action: 'DOCUMENT_CONFIRMED', customerId, detail: fileId });
    write.publish({ topic: 'company-document.changed', id, customerId });
  });
  return documentChange(ctx, id);
}
