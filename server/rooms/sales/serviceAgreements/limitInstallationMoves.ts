import { dateOf } from '../../../../domain/basics/dates.ts';
import { formatKroner } from '../../../../domain/basics/money.ts';
import { moveCommitment } from '../../../../domain/sales/commitment.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput } from '../../../platform/errors.ts';
import type { AssertMayMove } from '../../companies/installations/installation.service.ts';
import type { PriceLists } from '../../money/prices/PriceLists.ts';
import { approvalRuleFor, limitHolding, recordCommitment } from '../approvals/limits.service.ts';
import { countSeatsToMove, openAgreementsOf } from './openAgreements.reads.ts';

/** Refuses moves that add more to the agreements of the other department than the caller may buy for. */
export async function limitInstallationMoves(ctx: Context): Promise<AssertMayMove> {
  const rule = await approvalRuleFor(ctx);
  if (!rule) return async () => {};
  return async (write, { id }, departmentId) => {
    const amount = await commitmentOfMove(ctx.services.prices, write, id, departmentId);
    if (amount && (await limitHolding(write, rule, amount)))
      throw badInput(
        {
          departmentId:
            `Flytningen gør afdelingens serviceaftale ${formatKroner(amount)} dyrere, og det er over jeres grænse. ` +
            'Bed en kontoadministrator om at flytte installationen i portalen.',
        },
        'TOO_LARGE',
      );
    await recordCommitment(write, rule, { kind: 'CHANGE', subjectId: id, amount });
  };
}

async function commitmentOfMove(prices: PriceLists, write: Write, installationId: string, departmentId: string) {
  const agreements = await openAgreementsOf(prices, write, departmentId);
  return agreements.length ? moveCommitment(agreements, await countSeatsToMove(write, installationId), dateOf()) : 0;
}
