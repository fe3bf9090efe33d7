import { z } from 'zod';
import { INVOICED_BY_DRAFTS } from '../../../../../domain/backOffice/bulk.ts';
import { formatCount, formatPlural } from '../../../../../domain/basics/formatCount.ts';
import { formatExact } from '../../../../../domain/basics/money.ts';
import { enumOf } from '../../../../../domain/basics/vocabulary.ts';
import { SetupPart } from '../../../../../domain/companies/setupParts.ts';
import { equalsAny } from '../../../../platform/db/equalsAny.ts';
import { runIn } from '../../../../platform/db/query.ts';
import type { Reader } from '../../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../../platform/db/tables.ts';
import type { Services } from '../../../../platform/services.ts';
import { setPointOfContact } from '../../../companies/companyEdits/companyEdits.service.ts';
import { matchingCompanies, type CompanyFilter } from '../../../companies/customers/companySearch.reads.ts';
import { issueInvoicesOf } from '../../../money/invoices/invoicing.service.ts';
import { dueInvoicesOf, HAS_DUE_ENTRIES } from '../../../money/invoices/issueInvoice.service.ts';
import { defineBulk, idsOf } from '../BulkDefinition.ts';
import { searchFilter } from '../searchFilter.ts';
import { memberName, memberOption } from './teamMember.ts';

const listFilter = z.strictObject({ search: searchFilter, missing: z.enum(enumOf(SetupPart)).nullish() });
const list = {
  filter: listFilter,
  matching: (filter: CompanyFilter, { rooms }: Services) => idsOf(matchingCompanies(rooms, filter)),
};

const companies = (ids: readonly string[]) =>
  sqlBuilder.selectFrom('customer as c').select(['c.id', 'c.name as title']).where('c.id', '=', equalsAny(ids));

const withPath = <Row extends { id: string }>(row: Row) => ({ ...row, path: `/admin/companies/${row.id}` });

async function readContacts(reader: Reader, ids: readonly string[]) {
  const rows = await reader.read(companies(ids).select('c.point_of_contact_id as contactId'));
  return rows.map(withPath);
}

type ContactRow = Awaited<ReturnType<typeof readContacts>>[number];

/** Sets the point of contact. Undone by setting the one before, or none. */
export const companyContact = defineBulk({
  ...list,
  ...memberOption,
  read: readContacts,
  refusalOf: ({ contactId }: ContactRow, { memberId }) =>
    contactId === memberId ? 'Har allerede kontaktpersonen' : undefined,
  consequences(rows) {
    const replaced = rows.filter(({ contactId }) => contactId).length;
    return [
      `${formatPlural(rows.length, 'virksomhed', 'virksomheder')} får den valgte medarbejder som kontaktperson.`,
      ...(replaced ? [`${formatCount(replaced)} af dem har en anden i dag.`] : []),
      'Kunderne ser det med det samme og får ingen mail.',
    ];
  },
  describe: async (reader, { memberId }) => `Kontaktperson: ${await memberName(reader, memberId)}`,
  run: (ctx, { id }, { memberId }) => setPointOfContact(ctx, id, memberId),
  undo: {
    consequence: 'Virksomhederne får deres tidligere kontaktperson igen. Ingen får en mail.',
    async stateOf({ em }, id) {
      const [company] = await runIn(
        em,
        sqlBuilder.selectFrom('customer').select('point_of_contact_id as contactId').where('id', '=', id).forUpdate(),
      );
      return company?.contactId ?? null;
    },
    run: (ctx, id, { before }) => setPointOfContact(ctx, id, before),
  },
});

async function readDueInvoices(reader: Reader, ids: readonly string[], { config }: Services) {
  const rows = await reader.read(
    companies(ids)
      .leftJoin(dueInvoicesOf(ids).as('due'), 'due.customerId', 'c.id')
      .select(({ fn, lit }) => [
        fn.coalesce('due.count', lit(0)).as('count'),
        fn.coalesce('due.sum', lit(0)).as('sum'),
      ]),
  );
  return rows.map((row) => ({ ...withPath(row), isIssuedHere: config.invoices.isIssuedHere }));
}

type DueRow = Awaited<ReturnType<typeof readDueInvoices>>[number];

/** Issues invoices for all that waits. It cannot be undone, because an invoice can only be credited. */
export const companyIssueInvoices = defineBulk({
  filter: listFilter.extend({ isDue: z.boolean().nullish() }),
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
