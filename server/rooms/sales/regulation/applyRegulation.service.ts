import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';

/**
 * Raises the price of an agreement at its renewal, in the transaction that renews it: by the regulation that the
 * company was told about, if the price of the decision included it.
 */
export async function applyRegulation(
  { em }: Pick<Write, 'em'>,
  agreement: ServiceAgreement,
  regulationId: string | null,
): Promise<void> {
  if (!regulationId) return;
  const [applied] = await runIn(
    em,
    sql<{ percent: number }>`
      update agreement_regulation a set state = 'APPLIED', changed_at = now() from regulation r
      where a.regulation_id = ${regulationId} and a.agreement_id = ${agreement.id} and a.state = 'NOTIFIED'
        and a.end_date = ${agreement.endDate} and r.id = a.regulation_id and r.withdrawn_at is null
      returning r.percent`,
  );
  if (applied) agreement.regulations = [...agreement.regulations, applied.percent];
}
