import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { FileRefusal, FileState } from '../../../../domain/work/files.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { changePayload } from '../../../platform/graphql/keyset.ts';
import { NestedPages } from '../../../platform/graphql/NestedPages.ts';
import { defineRowLoader } from '../../../platform/graphql/RowLoader.ts';
import { Event } from '../../events/events/Event.ts';
import { LicenseRequest } from '../../sales/licenses/LicenseRequest.ts';
import { ServiceAgreement } from '../../sales/serviceAgreements/ServiceAgreement.ts';
import { CompanyDocument } from './CompanyDocument.ts';

/** A file and its content are one thing for a reader: the content says whether a stored file is ready. */
const files = sqlBuilder
  .selectFrom('stored_file as f')
  .leftJoin('file_content as c', 'c.id', 'f.content_id')
  .select([
    'f.id',
    'f.customer_id as customerId',
    'f.name',
    'f.size',
    sql<FileState>`case f.state when 'STORED' then coalesce(c.state, 'GONE') else f.state end`.as('state'),
    sql<FileRefusal | null>`coalesce(f.refusal, c.refusal)`.as('refusal'),
    'f.task_id as taskId',
    'f.comment_id as commentId',
    'f.service_agreement_id as serviceAgreementId',
    'f.license_request_id as licenseRequestId',
    'f.document_id as documentId',
    'f.event_id as eventId',
    'f.is_for_attendees as isForAttendees',
    'f.version_number as versionNumber',
    'f.note',
    'f.uploaded_by_id as uploadedById',
    'f.uploaded_by_name as uploadedByName',
    'f.is_from_reseller as isFromReseller',
    sql<string | null>`coalesce(c.media_type, f.media_type)`.as('mediaType'),
    sql<boolean>`coalesce(c.is_scanned, false)`.as('isScanned'),
    sql<boolean>`coalesce(c.has_preview, false)`.as('hasPreview'),
    'c.store_key as storeKey',
    'f.created_at as createdAt',
    'f.version',
  ])
  .where('f.state', '<>', 'GONE');

const order = [{ column: 'f.id', key: 'id' }];

export async function fileById(reader: Reader, id: string) {
  const [row] = await reader.read(files.where('f.id', '=', id));
  return row;
}

export type FileRow = NonNullable<Awaited<ReturnType<typeof fileById>>>;

export const fileLoader = defineRowLoader((ids) => files.where('f.id', '=', equalsAny(ids)));

export const fileChange = async (reader: Reader, id: string) => changePayload(id, await fileById(reader, id), order);

/**
 * A change for the subscribers of one thing: undefined for a file that stands elsewhere, or that the reader does not
 * see. Deleted files stay as rows, so that this can be said about them too.
 */
export async function fileChangeAt(reader: Reader, id: string, targetId: string) {
  const [standsThere] = await reader.read(
    sql`select 1 from stored_file where id = ${id}
      and ${targetId} in (task_id, service_agreement_id, license_request_id, document_id, event_id)`,
  );
  return standsThere && fileChange(reader, id);
}

const filesBy = (parentColumn: string) =>
  defineLoader(
    (reader: Reader) =>
      new NestedPages<FileRow>({
        read: (query) => reader.read(query),
        query: files,
        parentColumn,
        order,
        direction: 'desc',
      }),
  );

/** Files of things, the newest first. */
export const taskFilesLoader = filesBy('f.task_id');
export const agreementFilesLoader = filesBy('f.service_agreement_id');
export const licenseRequestFilesLoader = filesBy('f.license_request_id');
export const documentFilesLoader = filesBy('f.document_id');
export const eventFilesLoader = filesBy('f.event_id');

/** A map, because a caller may send `constructor_1`. */
const loadersByPrefix = new Map([
  [ServiceAgreement.idPrefix, agreementFilesLoader],
  [LicenseRequest.idPrefix, licenseRequestFilesLoader],
  [CompanyDocument.idPrefix, documentFilesLoader],
  [Event.idPrefix, eventFilesLoader],
]);

/** The loader of the files at what has the id. A task is the only other thing that files stand at. */
export const filesLoaderAt = (id: string) => loadersByPrefix.get(id.split('_', 1)[0]!) ?? taskFilesLoader;

/** The few files of comments, in the order in which they were uploaded. */
export const commentFilesLoader = defineLoader(
  (reader: Reader) =>
    new DataLoader<string, FileRow[]>(async (ids) => {
      const rows = await reader.read(files.where('f.comment_id', '=', equalsAny(ids)).orderBy('f.id'));
      const byComment = Map.groupBy(rows, ({ commentId }) => commentId);
      return ids.map((id) => byComment.get(id) ?? []);
    }),
);

/** The newest version of each document that can be downloaded, by the id of the document. */
export const currentFileLoader = defineLoader(
  (reader: Reader) =>
    new DataLoader<string, FileRow | null>(async (ids) => {
      const rows = await reader.read(
        files
          .distinctOn('f.document_id')
          .where('f.document_id', '=', equalsAny(ids))
          .where('c.state', '=', 'READY')
          .orderBy('f.document_id')
          .orderBy('f.version_number', 'desc'),
      );
      const byDocument = new Map(rows.map((row) => [row.documentId, row]));
      return ids.map((id) => byDocument.get(id) ?? null);
    }),
);
