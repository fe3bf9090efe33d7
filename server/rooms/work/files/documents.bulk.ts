import { sql } from 'kysely';
import { z } from 'zod';
import { formatPlural } from '../../../../domain/basics/formatCount.ts';
import { defineBulk } from '../../../platform/bulk/BulkDefinition.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { badInput } from '../../../platform/errors.ts';
import { companyList, companyTitles, withCompanyPath } from '../../companies/customers/companyBulkList.reads.ts';
import { copyDocument, copyKey } from './copyDocument.service.ts';
import { documentById } from './document.reads.ts';
import { currentFileLoader } from './file.reads.ts';

const options = z.strictObject({ documentId: z.string('Vælg et dokument').min(1, 'Vælg et dokument') });
type DocumentOption = z.infer<typeof options>;

/** Companies with whether they have the document: it is their own, or a copy of it that was not deleted. */
async function readCompanies(reader: Reader, ids: readonly string[], documentId: string) {
  const companies = await reader.read(
    companyTitles(ids).select(
      sql<boolean>`c.id = (select o.customer_id from company_document o where o.id = ${documentId})
        or exists (select from company_document d where d.request_key = ${copyKey(documentId, '')} || c.id)`.as(
        'hasDocument',
      ),
    ),
  );
  return companies.map(withCompanyPath);
}

type CompanyRow = Awaited<ReturnType<typeof readCompanies>>[number];

/** Puts the newest version of a document to companies. Cannot be undone, because a mail tells about it. */
export const companyDocument = defineBulk({
  description: 'Shares the newest version of the document `documentId` with companies, and mails their people.',
  ...companyList,
  options,
  async check(reader, { documentId }: DocumentOption): Promise<void> {
    const document = await documentById(reader, documentId);
    if (!document?.isFromReseller || !(await currentFileLoader.of(reader).load(documentId)))
      throw badInput({ documentId: 'Vælg et dokument, som vi har delt' }, 'NOT_FOUND');
  },
  read: (reader, ids, _services, { documentId }) => readCompanies(reader, ids, documentId),
  refusalOf: ({ hasDocument }: CompanyRow) => (hasDocument ? 'Har allerede dokumentet' : undefined),
  consequences: (rows) => [
    `${formatPlural(rows.length, 'virksomhed', 'virksomheder')} får dokumentet under Dokumenter.`,
    'Deres brugere får en mail om det, medmindre de har slået den fra.',
    'Det kan ikke fortrydes, men dokumentet kan slettes hos hver virksomhed.',
  ],
  describe: async (reader, { documentId }) =>
    `Dokument: ${(await documentById(reader, documentId))?.title ?? 'et slettet dokument'}`,
  run: (ctx, { id }, { documentId }) => copyDocument(ctx, documentId, id),
});
