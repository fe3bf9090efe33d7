import { sql, type RawBuilder } from 'kysely';
import { addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { priceOfMonths } from '../../../../domain/sales/agreementPricing.ts';
import {
  isRegulated,
  isRegulatedOn,
  REGULATION_MONTHS,
  regulationStateOf,
  renewalDay,
  withRegulations,
  type StoredRegulationState,
} from '../../../../domain/sales/regulation.ts';
import type { Context } from '../../../platform/context.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';
import { activeLicensesLoader } from '../licenses/licenseCounts.reads.ts';
import { agreementLoader } from '../serviceAgreements/agreement.reads.ts';
import { plannedRegulationsLoader } from './pendingRegulation.reads.ts';

const inState = (states: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from agreement_regulation a
    where a.regulation_id = r.id and a.state in (${states}))`;

const regulations = sqlBuilder
  .selectFrom('regulation as r')
  .leftJoin('user_account as u', 'u.id', 'r.created_by_id')
  .select([
    'r.id',
    'r.percent',
    'r.valid_from as validFrom',
    'r.note',
    'r.created_at as createdAt',
    'r.withdrawn_at as withdrawnAt',
    'u.name as createdBy',
    inState(sql`'NOTIFIED', 'APPLIED'`).as('notifiedCount'),
    inState(sql`'APPLIED'`).as('appliedCount'),
  ]);

const order = [{ column: 'r.id', key: 'id' }];

export async function regulationById(admin: Reader, id: string) {
  const [row] = await admin.read(regulations.where('r.id', '=', id));
  return row;
}

export const regulationChange = async (admin: Reader, id: string) =>
  changePayload(id, await regulationById(admin, id), order);

/** All regulations, newest first. */
export const regulationPage = (admin: Reader, args: PageArgs) =>
  readPage({ read: (query) => admin.read(query), query: regulations, order, direction: 'desc', args });

/** A regulation as an admin types it, before it is planned. */
export interface RegulationPreview {
  percent: number;
  validFrom: string;
}

/** Does not name a stored regulation, so that no agreement counts as told about it. */
const PREVIEW_ID = '';

const running = sqlBuilder
  .selectFrom('service_agreement as a')
  .where('a.status', '=', sql.lit('ACTIVE'))
  .where('a.deleted_at', 'is', null)
  .leftJoin('renewal_decision as d', (join) =>
    join.onRef('d.subject_id', '=', 'a.id').onRef('d.end_date', '=', 'a.end_date'),
  )
  .select(['a.id', 'a.end_date as endDate', 'd.outcome', 'd.regulation_id as decidedRegulationId'])
  .select(
    sql<Record<string, StoredRegulationState> | null>`(
      select jsonb_object_agg(x.regulation_id, x.state) from agreement_regulation x where x.agreement_id = a.id)`.as(
      'states',
    ),
  );

/**
 * The active agreements by their next renewal, with the price of a year before and after. With a preview, those that
 * renew within its twelve months, at its percentage.
 */
export async function runningAgreementPage(
  ctx: Context,
  preview: RegulationPreview | null,
  args: PageArgs,
  today = dateOf(),
) {
  const { admin } = ctx;
  const query = preview
    ? running
        .where('a.end_date', '>=', sql<string>`${preview.validFrom}::date - 1`)
        .where('a.end_date', '<', sql<string>`${addMonths(preview.validFrom, REGULATION_MONTHS)}::date - 1`)
    : running;
  const page = await readPage({
    read: (compiled) => admin.read(compiled),
    query,
    order: [
      { column: 'a.end_date', key: 'endDate' },
      { column: 'a.id', key: 'id' },
    ],
    direction: 'asc',
    args,
  });
  const planned = (await plannedRegulationsLoader.of(admin).load('all'))?.regulations ?? [];
  const agreements = agreementLoader.of(admin);
  await agreements.loadAll(page.edges.map(({ node }) => node.id));
  const edges = await Promise.all(
    page.edges.map(async ({ cursor, node }) => {
      const agreement = (await agreements.load(node.id))!;
      const licenses = await activeLicensesLoader.of(admin).load(agreement.departmentId);
      const renewsOn = renewalDay(node.endDate);
      const regulation = preview
        ? { id: PREVIEW_ID, ...preview }
        : planned.find(({ validFrom }) => isRegulatedOn(validFrom, node.endDate));
      const state = regulationStateOf(
        {
          ...agreement,
          stored: regulation ? (node.states?.[regulation.id] ?? null) : null,
          decision: node.outcome ? { regulationId: node.decidedRegulationId } : null,
        },
        regulation?.id ?? null,
        today,
      );
      const seats = licenses?.total ?? 0;
      const now = await ctx.services.prices.soldBy(agreement);
      const after = regulation && isRegulated(state) ? withRegulations(now, [regulation.percent]) : now;
      return {
        cursor,
        node: {
          // A preview has other prices than the list, so its rows are other objects for the client.
          id: preview ? `run_${node.id}_${preview.percent}_${preview.validFrom}` : `run_${node.id}`,
          agreement,
          seats,
          renewsOn,
          yearNow: priceOfMonths(now, seats, agreement.paymentInterval, 12),
          yearAtRenewal: priceOfMonths(after, seats, agreement.paymentInterval, 12),
          state,
          regulationId: preview ? null : (regulation?.id ?? null),
        },
      };
    }),
  );
  return { ...page, edges };
}
