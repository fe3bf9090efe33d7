import { sql } from 'kysely';

/**
 * SQL of the id of the version of a `company_document` that waits for what the reseller asks: the newest one that can
 * be read, unless somebody of the company has read or confirmed it. Null otherwise. The document must ask for
 * something.
 */
export const awaitedVersion = sql<string | null>`(
  select v.id from stored_file v join file_content c on c.id = v.content_id
  where v.document_id = company_document.id and c.state = 'READY'
    and not exists (
      select from stored_file l join file_content k on k.id = l.content_id
      where l.document_id = v.document_id and l.version_number > v.version_number and k.state = 'READY')
    and not exists (
      select from document_reading r where r.file_id = v.id
        and (company_document.requirement = 'READ' or r.confirmed_at is not null)))`;
