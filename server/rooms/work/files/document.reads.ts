import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { History } from '../../../../domain/basics/history.ts';
import type { DocumentKind } from '../../../../domain/work/files.ts';
import { containsPattern } from '../../../platform/db/containsPattern.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { runIn } from '../../../platform/db/query.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { RowQuery } from '../../../platform/db/RowQuery.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';
import { defineRowLoader, RowsById } from '../../../platform/graphql/RowLoader.ts';

/** Documents that are not deleted. */
export const documents = sqlBuilder
  .selectFrom('company_document')
  .select([
    'id',
    'customer_id as customerId',
    'department_id as departmentId',
    'subject',
    'kind',
    'title',
    'requirement',
    'due_on as dueOn',
    'is_from_reseller as isFromReseller',
    'created_by_id as createdById',
    'created_by_name as createdByName',
    'newest_at as newestAt',
    'created_at as createdAt',
    'version',
  ])
  .where('deleted_at', 'is', null);

const order = [
  { column: 'newest_at', key: 'newestAt' },
  { column: 'id', key: 'id' },
];

export async function documentById(reader: Reader, id: string) {
  const [row] = await reader.read(documents.where('id', '=', id));
  return row;
}

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof documentById>>>;

export const documentNodeLoader = defineRowLoader((ids) => documents.where('id', '=', equalsAny(ids)));
const documentsByIds = new RowQuery(documents);
export const documentLoader = defineLoader((reader) => new RowsById(reader, documentsByIds));

export const documentChange = async (reader: Reader, id: string) =>
  changePayload(id, await documentById(reader, id), order);

export interface DocumentFilter {
  kind?: DocumentKind | null | undefined;
  departmentId?: string | null | undefined;
  search?: string | null | undefined;
  /** Only documents with a version that the person has not opened. */
  unopenedBy?: string | undefined;
}

/** Documents of a company, the one with the newest version first. */
export function documentPage(reader: Reader, customerId: string, filter: DocumentFilter, args: PageArgs) {
  const { kind, departmentId, search, unopenedBy } = filter;
  let query = documents.where('customer_id', '=', customerId);
  if (kind) query = query.where('kind', '=', kind);
  if (departmentId) query = query.where('department_id', '=', departmentId);
  if (search?.trim()) query = query.where('title', 'ilike', containsPattern(search.trim()));
  if (unopenedBy) query = query.where(isUnopened(unopenedBy));
  return readPage({ read: (page) => reader.read(page), query, order, direction: 'desc', args });
}

/** More documents than anybody looks through in a menu. */
const MAX_SHARED = 100;

/** Documents of the reseller that are no copies, the newest first. The condition is that of an index. */
export const sharedDocuments = (reader: Reader) =>
  reader.read(
    documents
      .where(sql<boolean>`is_from_reseller and coalesce(request_key, '') not like 'copy:%'`)
      .orderBy('newest_at', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(MAX_SHARED)),
  );

/** SQL condition: the newest version that can be read is one that the person has not opened. */
const isUnopened = (userId: string) => sql<boolean>`exists (
  select from stored_file f join file_content c on c.id = f.content_id
  where f.document_id = company_document.id and c.state = 'READY'
    and f.uploaded_by_id is distinct from ${userId}
    and not exists (select from document_reading r where r.file_id = f.id and r.user_id = ${userId})
    and not exists (
      select from stored_file l join file_content k on k.id = l.content_id
      where l.document_id = f.document_id and l.version_number > f.version_number and k.state = 'READY'))`;

/** Which of the documents have a version that the person has not opened. */
export const unopenedLoader = defineLoader((reader: Reader) => {
  const byUser = new Map<string, DataLoader<string, boolean>>();
  return (userId: string) => {
    const loader = byUser.get(userId) ?? new DataLoader<string, boolean>((ids) => readUnopened(reader, userId, ids));
    byUser.set(userId, loader);
    return loader;
  };
});

async function readUnopened(reader: Reader, userId: string, ids: readonly string[]): Promise<boolean[]> {
  const rows = await reader.read(
    sqlBuilder.selectFrom('company_document').select('id').where('id', '=', equalsAny(ids)).where(isUnopened(userId)),
  );
  const unopened = new Set(rows.map(({ id }) => id));
  return ids.map((id) => unopened.has(id));
}

export interface ReadingRow {
  fileId: string;
  userId: string;
  userName: string;
  openedAt: string;
  confirmedAt: string | null;
}

/** More readers than anybody looks through. */
const MAX_READERS = 100;

/** Who has opened the versions of documents, those who confirmed it first, by the id of the file. */
export const readingsLoader = defineLoader(
  (reader: Reader) =>
    new DataLoader<string, ReadingRow[]>(async (ids) => {
      const rows = await reader.read(
        sqlBuilder
          .selectFrom('document_reading')
          .select([
            'file_id as fileId',
            'user_id as userId',
            'user_name as userName',
            'opened_at as openedAt',
            'confirmed_at as confirmedAt',
          ])
          .where('file_id', '=', equalsAny(ids))
          .orderBy('confirmed_at')
          .orderBy('opened_at', 'desc'),
      );
      const byFile = Map.groupBy(rows, ({ fileId }) => fileId);
      return ids.map((id) => (byFile.get(id) ?? []).slice(0, MAX_READERS));
    }),
);

/** Documents keep their department from being deleted, because nobody else may see them. */
export async function countDocuments({ em }: Write, departmentId: string): Promise<History> {
  const [row] = await runIn(
    em,
    sql<{ n: number }>`
      select count(*)::int as n from company_document where department_id = ${departmentId} and deleted_at is null`,
  );
  return { documents: row!.n };
}
