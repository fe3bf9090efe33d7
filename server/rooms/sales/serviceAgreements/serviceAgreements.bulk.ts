import { sql } from 'kysely';
import { z } from 'zod';
import { formatPlural } from '../../../../domain/basics/formatCount.ts';
import { formatExact } from '../../../../domain/basics/money.ts';
import { enumOf, labelOf, ServiceAgreementStatus } from '../../../../domain/basics/vocabulary.ts';
import { defineBulk, idsOf } from '../../../platform/bulk/BulkDefinition.ts';
import { searchFilter } from '../../../platform/bulk/searchFilter.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { matchingAgreements } from './agreement.reads.ts';
import { activateServiceAgreement } from './agreement.service.ts';

/** SQL: the card payment that bought the agreement has not settled. */
const IS_UNPAID = sql<boolean>`exists (select 1 from ledger_entry e
  where e.subject_id = a.id and e.purchase_id = a.purchase_id and e.origin = 'CLIENT' and e.method = 'CREDIT_CARD'
    and e.status = 'PENDING')`;

async function readAgreements(reader: Reader, ids: readonly string[]) {
  const rows = await reader.read(
    sqlBuilder
      .selectFrom('service_agreement as a')
      .innerJoin('customer as c', 'c.id', 'a.customer_id')
      .innerJoin('department as d', 'd.id', 'a.department_id')
      .leftJoin('user_account as u', (join) => join.onRef('u.id', '=', 'a.user_id').on('u.deactivated_at', 'is', null))
      .select([
        'a.id',
        'a.status',
        'a.customer_id as customerId',
        'a.license_count as quantity',
        'a.license_price as price',
        'a.billed_months as billedMonths',
        'c.name as company',
        'd.name as department',
        'u.id as userId',
        IS_UNPAID.as('isUnpaid'),
      ])
      .where('a.deleted_at', 'is', null)
      .where('a.id', '=', equalsAny(ids)),
  );
  return rows.map((row) => ({
    ...row,
    title: `${row.company} · ${row.department}`,
    path: `/admin/companies/${row.customerId}/serviceaftaler`,
  }));
}

type AgreementRow = Awaited<ReturnType<typeof readAgreements>>[number];

/** Activates agreements. It cannot be undone, because the first period is billed at once. */
export const agreementActivate = defineBulk({
  description: 'Activates service agreements.',
  filter: z.strictObject({ search: searchFilter, status: z.enum(enumOf(ServiceAgreementStatus)).nullish() }),
  options: z.strictObject({}),
  matching: (filter) => idsOf(matchingAgreements(filter)),
  read: readAgreements,
  refusalOf({ status, isUnpaid }: AgreementRow) {
    if (status !== 'PENDING') return `Har status ${labelOf(ServiceAgreementStatus, status)}`;
    return isUnpaid ? 'Kortbetalingen er ikke gået igennem endnu' : undefined;
  },
  consequences(rows) {
    const monthly = rows.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    const unbilled = rows.filter(({ billedMonths }) => billedMonths === 0).length;
    const mails = rows.filter(({ userId }) => userId).length;
    return [
      `Afdelingerne får ret til support. Aftalerne koster i alt ${formatExact(monthly)} om måneden ekskl. moms.`,
      ...(unbilled
        ? [
            `${formatPlural(unbilled, 'aftale', 'aftaler')} er ikke faktureret før, og den første periode ` +
              'faktureres nu.',
          ]
        : []),
      mails
        ? `${formatPlural(mails, 'køber', 'købere')} får en mail om, at aftalen er aktiv.`
        : 'Ingen får en mail, for ingen af køberne er brugere længere.',
    ];
  },
  run: (ctx, { id }) => activateServiceAgreement(ctx, id),
});
