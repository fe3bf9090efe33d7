import { subjectOfDocuments, type DocumentKind } from '../../../../domain/work/files.ts';
import { documentForm } from '../../../../domain/work/validation/files.ts';
import { assertMay, may, sees } from '../../../platform/access/policy.ts';
import { callerId } from '../../../platform/access/viewer.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit, pick, setColumns } from '../../../platform/db/editing.ts';
import { retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import { takeLock } from '../../../platform/db/locks.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { badInput, forbidden, notFound, requestIdConflict } from '../../../platform/errors.ts';
import { parseEdit, parseIdempotencyKey, parseInput } from '../../../platform/graphql/validation.ts';
import { actorLabel, actorOf } from '../../companies/activity/activity.service.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';
import { departmentById } from '../../companies/departments/department.reads.ts';
import { CompanyDocument } from './CompanyDocument.ts';
import { endFile, removeBytes } from './deleteFile.service.ts';
import { mailRequirement } from './document.mails.ts';
import { documentById, documentChange, type DocumentRow } from './document.reads.ts';
import type { CompanyDocumentChanges, CompanyDocumentInput } from './document.types.ts';
import { StoredFile } from './StoredFile.ts';
import { keyOfRequest } from './upload.service.ts';

const NOT_FOUND_MESSAGE = 'Dokumentet findes ikke';
const FORM_COLUMNS = ['title', 'kind', 'departmentId', 'requirement', 'dueOn'] as const;

interface NewDocument {
  customerId: string;
  input: CompanyDocumentInput;
  requestId: string;
}

/** Creates a document of the caller's company. Only the reseller asks for readers. */
export function createDocument(ctx: Context, input: CompanyDocumentInput, requestId: string) {
  const customerId = ctx.companyFor('shareFiles');
  const asksNothing = { ...input, requirement: 'NONE' as const, dueOn: null };
  return insertDocument(ctx, ctx, { customerId, input: asksNothing, requestId });
}

/** Creates a document for any company, as the reseller. */
export async function createDocumentAsAdmin(ctx: Context, document: NewDocument) {
  assertMay(ctx.viewer, 'sell');
  if (!(await companyById(ctx.admin, document.customerId))) throw notFound('Virksomheden findes ikke');
  return insertDocument(ctx, ctx.admin, document);
}

async function insertDocument(ctx: Context, reader: Reader, { customerId, input, requestId }: NewDocument) {
  const form = parseInput(documentForm, input);
  assertSeesFolder(ctx, form.kind);
  const requestKey = keyOfRequest(ctx.viewer, parseIdempotencyKey('requestId', requestId));
  await assertDepartment(reader, customerId, form.departmentId);
  const isFromReseller = reader !== ctx;
  const id = await retryOnUniqueViolation(['company_document_request_key_unique'], () =>
    ctx.writeAsSystem(async (write) => {
      const earlier = await write.em.findOne(CompanyDocument, { requestKey });
      if (earlier && (earlier.title !== form.title || earlier.customerId !== customerId)) throw requestIdConflict();
      if (earlier) return earlier.id;
      const document = write.em.create(CompanyDocument, {
        ...pick(form, FORM_COLUMNS),
        customerId,
        subject: subjectOfDocuments[form.kind],
        isFromReseller,
        createdById: actorOf(ctx.viewer).actorId,
        createdByName: actorLabel(ctx.viewer),
        requestKey,
      });
      await write.em.flush();
      write.publish({ topic: 'company-document.changed', id: document.id, customerId });
      return document.id;
    }),
  );
  return documentChange(reader, id);
}

/** Nobody puts a document where they do not see it. */
function assertSeesFolder({ viewer }: Context, kind: DocumentKind): void {
  const subject = subjectOfDocuments[kind];
  if (subject && !sees(viewer, subject)) throw badInput({ kind: 'Vælg en mappe, som du kan se' }, 'NOT_ALLOWED');
}

async function assertDepartment(reader: Reader, customerId: string, departmentId: string | null): Promise<void> {
  if (!departmentId) return;
  const department = await departmentById(reader, departmentId);
  if (department?.customerId !== customerId) throw badInput({ departmentId: 'Afdelingen findes ikke' }, 'NOT_FOUND');
}

interface Edit {
  id: string;
  version: number | null;
  changes: CompanyDocumentChanges;
}

export async function updateDocument(ctx: Context, edit: Edit) {
  const document = await documentById(ctx, edit.id);
  if (!document) throw notFound(NOT_FOUND_MESSAGE);
  assertMayChange(ctx, document);
  return changeDocument(ctx, ctx, document, { ...edit, changes: withoutRequirement(edit.changes) });
}

export async function updateDocumentAsAdmin(ctx: Context, edit: Edit) {
  assertMay(ctx.viewer, 'sell');
  const document = await documentById(ctx.admin, edit.id);
  if (!document) throw notFound(NOT_FOUND_MESSAGE);
  return changeDocument(ctx, ctx.admin, document, edit);
}

const withoutRequirement = (changes: CompanyDocumentChanges): CompanyDocumentChanges =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => field !== 'requirement' && field !== 'dueOn'));

async function changeDocument(
  ctx: Context,
  reader: Reader,
  { customerId }: DocumentRow,
  { id, version, changes }: Edit,
) {
  await ctx.writeAsSystem(async (write) => {
    // Of two parallel edits, the second one finds the requirement there. A scan either comes before, or mails it.
    await takeLock(write, `files of ${customerId}`);
    const document = await findToEdit(write.em, CompanyDocument, id, version, NOT_FOUND_MESSAGE);
    if (document.deletedAt) throw notFound(NOT_FOUND_MESSAGE);
    const form = parseEdit(documentForm, pick(document, FORM_COLUMNS), changes);
    assertSeesFolder(ctx, form.kind);
    await assertDepartment(reader, customerId, form.departmentId);
    const isAsked = form.requirement !== 'NONE' && form.requirement !== document.requirement;
    setColumns(document, form, FORM_COLUMNS);
    document.subject = subjectOfDocuments[form.kind];
    await write.em.flush();
    if (isAsked) await mailRequirement(write, ctx.services.config, id);
    write.publish({ topic: 'company-document.changed', id, customerId });
  });
  return documentChange(reader, id);
}

/** People change what they have shared, administrators of the company everything that the company has shared. */
function assertMayChange(ctx: Context, { isFromReseller, createdById }: DocumentRow): void {
  assertMay(ctx.viewer, 'shareFiles');
  if (isFromReseller) throw forbidden('Kun vi kan ændre dette dokument');
  if (createdById !== callerId(ctx.viewer) && !may(ctx.viewer, 'manageCompany'))
    throw forbidden('Kun den, der har delt dokumentet, kan ændre det');
}

/** Deletes a document of the own company with all versions. */
export async function deleteDocument(ctx: Context, id: string) {
  const document = await documentById(ctx, id);
  if (!document) throw notFound(NOT_FOUND_MESSAGE);
  assertMayChange(ctx, document);
  return removeDocument(ctx, document);
}

export async function deleteDocumentAsAdmin(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'sell');
  const document = await documentById(ctx.admin, id);
  if (!document) throw notFound(NOT_FOUND_MESSAGE);
  return removeDocument(ctx, document);
}

async function removeDocument(ctx: Context, { id, customerId }: DocumentRow) {
  const removed = await ctx.writeAsSystem(async (write) => {
    await takeLock(write, `files of ${customerId}`);
    const document = await write.em.findOneOrFail(CompanyDocument, { id });
    if (document.deletedAt) return [];
    document.deletedAt = new Date();
    // A company whose copy was deleted may get the document again.
    if (document.requestKey?.startsWith('copy:')) document.requestKey = null;
    await write.em.flush();
    const files = await write.em.find(StoredFile, { documentId: id }, { orderBy: { id: 'asc' } });
    const keys = [];
    for (const file of files) keys.push({ id: file.id, keys: (await endFile(write, file.id)) ?? [] });
    await recordAudit(write, ctx, { action: 'FILE_DELETED', customerId, detail: id });
    write.publish({ topic: 'company-document.changed', id, customerId });
    return keys;
  });
  for (const { id: fileId, keys } of removed) await removeBytes(ctx.services, fileId, keys);
  return { deletedId: id };
}
