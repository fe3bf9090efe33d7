import { z } from 'zod';
import { formatLicenseCount, formatPlural } from '../../../../domain/basics/formatCount.ts';
import { formatExact } from '../../../../domain/basics/money.ts';
import { enumOf, labelOf, LicenseRequestStatus, Plan } from '../../../../domain/basics/vocabulary.ts';
import { defineBulk, idsOf } from '../../../platform/bulk/BulkDefinition.ts';
import { searchFilter } from '../../../platform/bulk/searchFilter.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { matchingRequests } from './licenseRequest.reads.ts';
import { completeLicenseRequest, setLicenseRequestStatus } from './licenseRequest.service.ts';

async function readRequests(reader: Reader, ids: readonly string[]) {
  const rows = await reader.read(
    sqlBuilder
      .selectFrom('license_request as q')
      .innerJoin('customer as c', 'c.id', 'q.customer_id')
      .leftJoin('user_account as u', (join) => join.onRef('u.id', '=', 'q.user_id').on('u.deactivated_at', 'is', null))
      .select([
        'q.id',
        'q.version',
        'q.status',
        'q.fulfilled_at as fulfilledAt',
        'q.requested_licenses as quantity',
        'q.license_type as plan',
        'q.price',
        'q.customer_id as customerId',
        'c.name as company',
        'u.id as userId',
      ])
      .where('q.id', '=', equalsAny(ids)),
  );
  return rows.map((row) => ({
    ...row,
    title: `${row.company} · ${row.quantity} × ${labelOf(Plan, row.plan)}`,
    path: `/admin/companies/${row.customerId}/anmodninger`,
  }));
}

type RequestRow = Awaited<ReturnType<typeof readRequests>>[number];

const list = {
  filter: z.strictObject({
    search: searchFilter,
    status: z.enum(enumOf(LicenseRequestStatus)).nullish(),
    type: z.enum(enumOf(Plan)).nullish(),
  }),
  matching: (filter: Parameters<typeof matchingRequests>[0]) => idsOf(matchingRequests(filter), 'license_request.id'),
  read: readRequests,
};

const mailText = (rows: readonly RequestRow[]): string[] => {
  const mails = rows.filter(({ userId }) => userId).length;
  return [
    mails
      ? `${formatPlural(mails, 'bestiller', 'bestillere')} får en mail om den nye status.`
      : 'Ingen får en mail, for ingen af bestillerne er brugere længere.',
  ];
};

const statusOptions = z.strictObject({
  status: z.enum(enumOf(LicenseRequestStatus), 'Vælg en status').exclude(['COMPLETED'], 'Vælg en anden status'),
});

/** Sets a status other than completed. Undone by setting the status before, which mails again. */
export const licenseRequestStatus = defineBulk({
  description: 'Sets `status` of licence requests: any status but COMPLETED. Can be undone.',
  ...list,
  options: statusOptions,
  refusalOf(row: RequestRow, { status }) {
    if (row.fulfilledAt) return 'Licenserne er allerede oprettet';
    return row.status === status ? `Har allerede status ${labelOf(LicenseRequestStatus, status)}` : undefined;
  },
  consequences: mailText,
  describe: (_, { status }) => `Ny status: ${labelOf(LicenseRequestStatus, status)}`,
  run: (ctx, { id, version }, { status }) => setLicenseRequestStatus(ctx, id, version, status, {}),
  undo: {
    consequence: 'Anmodningerne får deres tidligere status igen, og bestillerne får en mail om det.',
    async stateOf({ em }, id) {
      const [state] = await runIn(
        em,
        sqlBuilder.selectFrom('license_request').select(['status', 'version']).where('id', '=', id).forUpdate(),
      );
      return state;
    },
    run: (ctx, id, { before }) => setLicenseRequestStatus(ctx, id, null, before!.status, {}),
  },
});

/** Creates the licences. It cannot be undone, because they are billed at once. */
export const licenseRequestComplete = defineBulk({
  description: 'Completes licence requests, which creates and bills the licences.',
  ...list,
  options: z.strictObject({}),
  refusalOf({ fulfilledAt, status }: RequestRow) {
    if (fulfilledAt) return 'Licenserne er allerede oprettet';
    return status === 'REJECTED' ? 'Anmodningen er annulleret' : undefined;
  },
  consequences(rows) {
    const seats = rows.reduce((sum, { quantity }) => sum + quantity, 0);
    const monthly = rows.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0);
    const unpriced = rows.filter(({ price }) => price === null).length;
    return [
      `${formatLicenseCount(seats)} tages i brug.`,
      ...(monthly ? [`De faktureres fra i dag, i alt ${formatExact(monthly)} om måneden ekskl. moms.`] : []),
      ...(unpriced ? [`${formatPlural(unpriced, 'anmodning', 'anmodninger')} har pris efter aftale.`] : []),
      ...mailText(rows),
    ];
  },
  run: (ctx, { id, version }) => completeLicenseRequest(ctx, id, version, {}),
});
