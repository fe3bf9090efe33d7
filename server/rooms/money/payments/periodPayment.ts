import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { LedgerEntry } from '../ledger/LedgerEntry.ts';
import type { PayableByLink } from '../ledger/PayableByLink.ts';
import type { PaymentLinkState } from '../ledger/paymentLink.types.ts';
import { storedCardColumns, storedCardOf } from '../ledger/storedCard.reads.ts';
import { isRetried } from './periodEntry.ts';
import { chargeEntry } from './settle.service.ts';
import { startAttempt } from './startAttempt.ts';

type PeriodState = Pick<LedgerEntry, 'status' | 'isAttended' | 'subject' | 'origin'> & { firstFailedAt: unknown };

/** Later periods whose card payment has failed. */
export const periodPayment: PayableByLink = {
  async find(read, id) {
    const [row] = await read(
      sqlBuilder
        .selectFrom('ledger_entry as e')
        .innerJoin('customer as c', 'c.id', 'e.customer_id')
        .innerJoin('department as d', 'd.id', 'e.department_id')
        .select([
          'e.status',
          'e.is_attended as isAttended',
          'e.first_failed_at as firstFailedAt',
          'e.subject',
          'e.origin',
          'e.description',
          'e.period_from as periodFrom',
          'e.period_to as periodTo',
          'e.gross',
          'e.failure_message as failureMessage',
          'e.refused_card_id as refusedCardId',
          'c.name as companyName',
          ...storedCardColumns,
        ])
        .where('e.id', '=', id),
    );
    if (!row) return undefined;
    const { description, periodFrom, periodTo, gross, companyName, failureMessage, refusedCardId } = row;
    const card = storedCardOf(row);
    return {
      state: stateOf(row),
      description,
      periodFrom,
      periodTo,
      gross,
      companyName,
      storedCard: card?.id === refusedCardId ? null : card,
      failureMessage,
    };
  },
  async start(services, id) {
    await startAttempt(services, id, { isAttended: true });
  },
  settle: (services, id) => chargeEntry(services, id),
};

/** Whether a person can pay the entry by a link. */
export const isPayable = (entry: PeriodState): boolean => ['OPEN', 'STARTED'].includes(stateOf(entry));

function stateOf(entry: PeriodState): Exclude<PaymentLinkState, 'EXPIRED'> {
  if (!isRetried(entry) || !entry.firstFailedAt) return 'INVALID';
  if (entry.status === 'PENDING') return entry.isAttended ? 'STARTED' : 'PROCESSING';
  return entry.status === 'FAILED' ? 'OPEN' : entry.status;
}
