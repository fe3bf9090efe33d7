import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import type { Interval } from '../../../../domain/basics/vocabulary.ts';
import { priceOfMonths } from '../../../../domain/sales/agreementPricing.ts';
import {
  isRegulated,
  isRegulatedOn,
  regulationStateOf,
  withRegulations,
  type StoredRegulationState,
} from '../../../../domain/sales/regulation.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { runIn } from '../../../platform/db/query.ts';
import { defineLoader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';
import type { PriceLists } from '../../money/prices/PriceLists.ts';
import { countActiveSeats } from '../serviceAgreements/billing.service.ts';
import { countCommittedSeats } from '../serviceAgreements/openAgreements.reads.ts';
import type { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';

/** A regulation that is planned, as far as customers may know it. */
export interface PlannedRegulation {
  id: string;
  /** In hundredths of a percent. */
  percent: number;
  validFrom: string;
}

type Regulated = Pick<ServiceAgreement, 'id' | 'endDate' | 'termsVersion' | 'agreedPriceId'>;

/** All regulations that were not withdrawn: one a year. */
const planned = sqlBuilder
  .selectFrom('regulation')
  .select(['id', 'percent', 'valid_from as validFrom'])
  .where('withdrawn_at', 'is', null);

export const plannedRegulationsLoader = defineLoader(
  (reader) =>
    new RowLoader<{ id: 'all'; regulations: PlannedRegulation[] }>(async () => [
      { id: 'all', regulations: await reader.read(planned) },
    ]),
);

/** The states of agreements in regulations, by the id of the agreement. */
export const storedStatesLoader = defineLoader(
  (reader) =>
    new RowLoader<{ id: string; states: Map<string, StoredRegulationState> }>(async (ids) => {
      const rows = await reader.read(
        sqlBuilder
          .selectFrom('agreement_regulation')
          .select(['agreement_id as agreementId', 'regulation_id as regulationId', 'state'])
          .where('agreement_id', '=', equalsAny(ids)),
      );
      return ids.map((id) => ({
        id,
        states: new Map(
          rows.flatMap(({ agreementId, regulationId, state }) =>
            agreementId === id ? [[regulationId, state as StoredRegulationState] as const] : [],
          ),
        ),
      }));
    }),
);

/**
 * The regulation that a renewal of the agreement costs when it is decided now: none when it has no clause, is left out,
 * or can no longer be told in time.
 */
export function regulationAtRenewal(
  agreement: Regulated,
  regulations: readonly PlannedRegulation[],
  states: ReadonlyMap<string, StoredRegulationState>,
  today = dateOf(),
): PlannedRegulation | undefined {
  const regulation = regulations.find(({ validFrom }) => isRegulatedOn(validFrom, agreement.endDate));
  if (!regulation) return undefined;
  const candidate = { ...agreement, stored: states.get(regulation.id) ?? null, decision: null };
  return isRegulated(regulationStateOf(candidate, regulation.id, today)) ? regulation : undefined;
}

/** The same within a transaction, which reads the current rows. */
export async function findRegulationAtRenewal(
  { em }: Pick<Write, 'em'>,
  agreement: Regulated,
  today = dateOf(),
): Promise<PlannedRegulation | undefined> {
  const regulations = await runIn(
    em,
    sql<PlannedRegulation>`
      select id, percent, valid_from::text as "validFrom" from regulation where withdrawn_at is null`,
  );
  const states = await runIn(
    em,
    sql<{ regulationId: string; state: StoredRegulationState }>`
      select regulation_id as "regulationId", state from agreement_regulation where agreement_id = ${agreement.id}`,
  );
  return regulationAtRenewal(
    agreement,
    regulations,
    new Map(states.map(({ regulationId, state }) => [regulationId, state])),
    today,
  );
}

/**
 * The price of a month in the next term, for the current number of licences, with the regulation that it includes.
 * `committedMonth` is the price with the licences that are ordered, if that is more.
 */
export async function renewedMonthlyPrice(
  prices: PriceLists,
  write: Write,
  agreement: ServiceAgreement,
  today = dateOf(),
) {
  const regulation = await findRegulationAtRenewal(write, agreement, today);
  const seats = await countActiveSeats(write, agreement.departmentId);
  const sold = withRegulations(await prices.soldBy(agreement), regulation ? [regulation.percent] : []);
  const monthOf = (licenses: number) => priceOfMonths(sold, licenses, agreement.paymentInterval as Interval, 1);
  const month = monthOf(seats);
  return {
    month,
    committedMonth: Math.max(month, monthOf(await countCommittedSeats(write, agreement.departmentId))),
    regulationId: regulation?.id ?? null,
  };
}
