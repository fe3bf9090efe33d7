import type { Reader } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';

/** What waits for the reseller's people, for the menu. Both by indexes of what is pending alone. */
export async function pendingCounts(ctx: Reader) {
  const [counts] = await ctx.read(sqlBuilder.selectNoFrom((eb) => [
    eb.selectFrom('license_request').select(eb.fn.countAll<number>().as('n')).where('status', '=', 'PENDING').as('licenseRequests'),
    eb.selectFrom('service_agreement').select(eb.fn.countAll<number>().as('n')).where('status', '=', 'PENDING').where('deleted_at', 'is', null).as('serviceAgreements'),
  ]));
  return { licenseRequests: counts!.licenseRequests ?? 0, serviceAgreements: counts!.serviceAgreements ?? 0 };
}
