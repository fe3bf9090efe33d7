import { sql, type RawBuilder } from 'kysely';
import type { OpenAgreement } from '../../../../domain/sales/commitment.ts';
import { OPEN_STATUSES } from '../../../../domain/sales/openAgreement.ts';
import { withRegulations } from '../../../../domain/sales/regulation.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { PriceLists } from '../../money/prices/PriceLists.ts';
import { countActiveSeats } from './billing.service.ts';

/** The agreements that cover a department, on which the commitment of more seats depends. */
export async function openAgreementsOf(
  prices: PriceLists,
  write: Write,
  departmentId: string,
): Promise<OpenAgreement[]> {
  const rows = await runIn(write.em, openAgreements.where('a.department_id', '=', departmentId));
  if (!rows.length) return [];
  const seats = await countSeats(write, departmentId);
  return Promise.all(rows.map((row) => openAgreementOf(prices, row, seats)));
}

/** One of them, which may be changed. */
export async function openAgreement(prices: PriceLists, write: Write, id: string): Promise<OpenAgreement> {
  const [row] = await runIn(write.em, openAgreements.where('a.id', '=', id));
  return openAgreementOf(prices, row!, await countSeats(write, row!.departmentId));
}

const openAgreements = sqlBuilder
  .selectFrom('service_agreement as a')
  .leftJoin('renewal_decision as d', (join) =>
    join.onRef('d.subject_id', '=', 'a.id').onRef('d.end_date', '=', 'a.end_date').on('d.outcome', '=', 'RENEW'),
  )
  .leftJoin('regulation as r', 'r.id', 'd.regulation_id')
  .select([
    'a.customer_id as customerId',
    'a.department_id as departmentId',
    'a.start_date as startDate',
    'a.end_date as endDate',
    'a.payment_interval as paymentInterval',
    'a.price_list_id as priceListId',
    'a.agreed_price_id as agreedPriceId',
    'a.regulations',
    'a.billed_months as billedMonths',
    'a.billed_seats as billedSeats',
    'd.months as renewalMonths',
    'r.percent as renewalPercent',
  ])
  .where('a.status', 'in', [...OPEN_STATUSES])
  .where('a.deleted_at', 'is', null);

type AgreementRow = Parameters<PriceLists['soldBy']>[0] &
  Omit<OpenAgreement, 'prices' | 'renewal' | keyof SeatCounts> & {
    departmentId: string;
    renewalMonths: number | null;
    renewalPercent: number | null;
  };

async function openAgreementOf(
  prices: PriceLists,
  { renewalMonths, renewalPercent, ...agreement }: AgreementRow,
  seats: SeatCounts,
): Promise<OpenAgreement> {
  const sold = await prices.soldBy(agreement);
  return {
    ...agreement,
    prices: sold,
    ...seats,
    renewal: renewalMonths
      ? { months: renewalMonths, prices: withRegulations(sold, renewalPercent === null ? [] : [renewalPercent]) }
      : null,
  };
}

type SeatCounts = Pick<OpenAgreement, 'seats' | 'committedSeats'>;

const countSeats = async (write: Write, departmentId: string): Promise<SeatCounts> => ({
  seats: await countActiveSeats(write, departmentId),
  committedSeats: await countCommittedSeats(write, departmentId),
});

/** SQL: the active seats of installations, those that a renewal is decided with, and those that are ordered. */
const committedSeats = (isOfInstallation: RawBuilder<boolean>) => sql<{ total: number }>`select (
  (select coalesce(sum(greatest(l.quantity, l.renewal_quantity)), 0) from license l
     join installation i on i.id = l.installation_id
     where ${isOfInstallation} and l.status = 'ACTIVE' and l.deleted_at is null)
  + (select coalesce(sum(r.requested_licenses), 0) from license_request r
     join installation i on i.id = r.installation_id
     where ${isOfInstallation} and r.fulfilled_at is null and r.status not in ('REJECTED', 'COMPLETED'))
  )::int as total`;

/** The seats that a department has or will have. */
export async function countCommittedSeats({ em }: Write, departmentId: string): Promise<number> {
  const [row] = await runIn(em, committedSeats(sql`i.department_id = ${departmentId}`));
  return row!.total;
}

/** The seats that an installation takes along when it moves to another department. */
export async function countSeatsToMove({ em }: Write, installationId: string): Promise<number> {
  const [row] = await runIn(em, committedSeats(sql`i.id = ${installationId}`));
  return row!.total;
}
