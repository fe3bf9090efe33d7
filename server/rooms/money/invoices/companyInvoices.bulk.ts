import { z } from 'zod';
import { INVOICED_BY_DRAFTS } from '../../../../domain/backOffice/bulk.ts';
import { formatPlural } from '../../../../domain/basics/formatCount.ts';
import { formatExact } from '../../../../domain/basics/money.ts';
import { defineBulk, idsOf } from '../../../platform/bulk/BulkDefinition.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import type { Services } from '../../../platform/services.ts';
import { companyList, companyTitles, withCompanyPath } from '../../companies/customers/companyBulkList.reads.ts';
import { matchingCompanies } from '../../companies/customers/companySearch.reads.ts';
import { issueInvoicesOf } from './invoicing.service.ts';
import { dueInvoicesOf, HAS_DUE_ENTRIES } from './issueInvoice.service.ts';

async function readDueInvoices(reader: Reader, ids: readonly string[], { config }: Services) {
  const rows = await reader.read(
    companyTitles(ids)
      .leftJoin(dueInvoicesOf(ids).as('due'), 'due.customerId', 'c.id')
      .select(({ fn, lit }) => [
        fn.coalesce('due.count', lit(0)).as('count'),
        fn.coalesce('due.sum', lit(0)).as('sum'),
      ]),
  );
  return rows.map((row) => ({ ...withCompanyPath(row), isIssuedHere: config.invoices.isIssuedHere }));
}

type DueRow = Awaited<ReturnType<typeof readDueInvoices>>[number];

/** Issues invoices for all that waits. It cannot be undone, because an invoice can only be credited. */
export const companyIssueInvoices = defineBulk({
  description: 'Issues and mails the invoices of companies for all that waits for one.',
  filter: companyList.filter.extend({ isDue: z.boolean().nullish() }),
  matching({ isDue, ...filter }, { rooms }) {
    const matching = matchingCompanies(rooms, filter);
    return idsOf(isDue ? matching.where(HAS_DUE_ENTRIES) : matching);
  },
  options: z.strictObject({}),
  read: readDueInvoices,
  refusalOf({ count, isIssuedHere }: DueRow) {
    if (!isIssuedHere) return INVOICED_BY_DRAFTS;
    return count ? undefined : 'Har ikke noget at fakturere';
  },
  consequences(rows) {
    const count = rows.reduce((total, row) => total + row.count, 0);
    const sum = rows.reduce((total, row) => total + row.sum, 0);
    return [
      `${formatPlural(count, 'faktura udstedes', 'fakturaer udstedes')} på i alt ${formatExact(sum)} inkl. moms.`,
      'De sendes til afdelingernes faktureringsmail og kan ikke ændres bagefter, kun krediteres.',
    ];
  },
  run: (ctx, { id }) => issueInvoicesOf(ctx, id),
});
