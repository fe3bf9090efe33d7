import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import type { AwaitedDocumentState } from '../../../../domain/work/files.ts';
import { containsPattern } from '../../../platform/db/containsPattern.ts';
import { matchesSearch } from '../../../platform/db/matchesSearch.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readSortedPage } from '../../../platform/graphql/sorts.ts';
import { awaitedDocumentSorts, type AwaitedDocumentSort } from './awaitedDocumentSorts.ts';
import { awaitedVersion } from './awaitedVersion.ts';
import { documents } from './document.reads.ts';

export interface AwaitedDocumentFilter {
  search?: string | null | undefined;
  state?: AwaitedDocumentState | null | undefined;
  sort?: AwaitedDocumentSort | null | undefined;
}

/**
 * Documents of all companies whose newest version waits to be read or confirmed. The search matches the title and the
 * name of the company.
 */
export function awaitedDocuments(reader: Reader, { search, state, sort }: AwaitedDocumentFilter, args: PageArgs) {
  // The condition is that of the indexes.
  let query = documents.where(sql<boolean>`requirement <> 'NONE'`).where(sql<boolean>`${awaitedVersion} is not null`);
  if (state === 'OVERDUE') query = query.where('due_on', '<', dateOf());
  else if (state) query = query.where('requirement', '=', state === 'TO_READ' ? 'READ' : 'CONFIRM');
  const text = search?.trim();
  if (text)
    query = query.where(
      sql<boolean>`(title ilike ${containsPattern(text)} or ${matchesSearch(text, 'company_document', ['company'])})`,
    );
  return readSortedPage({ read: (page) => reader.read(page), query, sorts: awaitedDocumentSorts, sort, args });
}
