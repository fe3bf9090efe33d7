import { sql } from 'kysely';
import { z } from 'zod';
import { formatPlural } from '../../../../domain/basics/formatCount.ts';
import { defineBulk } from '../../../platform/bulk/BulkDefinition.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { badInput } from '../../../platform/errors.ts';
import { companyList, companyTitles, withCompanyPath } from '../../companies/customers/companyBulkList.reads.ts';
import { copyDocument, copyKey } from './copyDocument.service.ts';
import { documentById } from './document.reads.ts';
import { currentFileLoader } from './file.reads.ts';

const options = z.strictObject({ documentId: z.string('Vælg et dokument').min(1, 'Vælg et dokument') });
type DocumentOption = z.infer<typeof options>;

/** Companies with the keys of the copies that they have. An original counts as a copy of itself. */
async function readCompanies(reader: Reader, ids: readonly string[]) {
  const [companies, copies] = await Promise.all([
    reader.read(companyTitles(ids)),
    reader.read(
      sqlBuilder
        .selectFrom('company_document')
        .select([
          'customer_id as customerId',
          sql<string>`case when request_key like 'copy:%' then request_key
            else 'copy:' || id || ':' || customer_id end`.as('key'),
        ])
        .where('customer_id', '=', equalsAny(ids))
        .where('is_from_reseller', '=', true)
        .where('deleted_at', 'is', null),
    ),
  ]);
  const keys = Map.groupBy(copies, ({ customerId }) => customerId);
  return companies.map((company) => ({
    ...withCompanyPath(company),
    copies: (keys.get(company.id) ?? []).map(({ key }) => key),
  }));
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
  read: readCompanies,
  refusalOf: ({ id, copies }: CompanyRow, { documentId }) =>
    copies.includes(copyKey(documentId, id)) ? 'Har allerede dokumentet' : undefined,
  consequences: (rows) => [
    `${formatPlural(rows.length, 'virksomhed', 'virksomheder')} får dokumentet under Dokumenter.`,
    'Deres brugere får en mail om det, medmindre de har slået den fra.',
    'Det kan ikke fortrydes, men dokumentet kan slettes hos hver virksomhed.',
  ],
  describe: async (reader, { documentId }) =>
    `Dokument: ${(await documentById(reader, documentId))?.title ?? 'et slettet dokument'}`,
  run: (ctx, { id }, { documentId }) => copyDocument(ctx, documentId, id),
});
