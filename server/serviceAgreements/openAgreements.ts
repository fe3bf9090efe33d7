import type { OpenAgreement } from '../../domain/commitment.ts';
import { OPEN_STATUSES } from '../../domain/openAgreement.ts';
import { withRegulations } from '../../domain/regulation.ts';
import { sqlBuilder } from '../db/tables.ts';
import type { Write } from '../db/writes.ts';
import type { PriceLists } from '../prices/PriceLists.ts';

/** The agreements that cover a department, with what they are paid for: the commitment of more seats depends on them. */
export async function openAgreementsOf(
  prices: PriceLists,
  write: Write,
  departmentId: string,
): Promise<OpenAgreement[]> {
  const { rows } = await write.em
    .getKysely()
    .executeQuery(openAgreements.where('a.department_id', '=', departmentId).compile());
  if (!rows.length) return [];
  const seats = await countCommittedSeats(write, departmentId);
  return Promise.all((rows as AgreementRow[]).map((row) => openAgreementOf(prices, row, seats)));
}

/** One of them, which may be changed. */
export async function openAgreement(prices: PriceLists, write: Write, id: string): Promise<OpenAgreement> {
  const { rows } = await write.em.getKysely().executeQuery(openAgreements.where('a.id', '=', id).compile());
  const row = rows[0] as AgreementRow;
  return openAgreementOf(prices, row, await countCommittedSeats(write, row.departmentId));
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
  Omit<OpenAgreement, 'prices' | 'seats' | 'renewal'> & {
    departmentId: string;
    renewalMonths: number | null;
    renewalPercent: number | null;
  };

async function openAgreementOf(
  prices: PriceLists,
  { renewalMonths, renewalPercent, ...agreement }: AgreementRow,
  seats: number,
): Promise<OpenAgreement> {
  const sold = await prices.soldBy(agreement);
  return {
    ...agreement,
    prices: sold,
    seats,
    renewal: renewalMonths
      ? { months: renewalMonths, prices: withRegulations(sold, renewalPercent === null ? [] : [renewalPercent]) }
      : null,
  };
}

/** The active seats of a department and those that are ordered and not created yet. */
export async function countCommittedSeats({ em }: Write, departmentId: string): Promise<number> {
  const [{ total }]: [{ total: number }] = await em.execute(
    `select (
       select coalesce(sum(l.quantity), 0) from license l join installation i on i.id = l.installation_id
       where i.department_id = ? and l.status = 'ACTIVE' and l.deleted_at is null)::int + (
       select coalesce(sum(r.requested_licenses), 0) from license_request r
       join installation i on i.id = r.installation_id
       where i.department_id = ? and r.fulfilled_at is null and r.status not in ('REJECTED', 'COMPLETED'))::int
       as total`,
    [departmentId, departmentId],
  );
  return total;
}
