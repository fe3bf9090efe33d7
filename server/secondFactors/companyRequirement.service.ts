import { assertFreshProof } from '../access/freshProof.ts';
import { actorOf, recordActivity } from '../activity/recordActivity.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Context } from '../context.ts';
import { companyById } from '../customers/customer.reads.ts';
import { conflict } from '../errors.ts';

/**
 * Begins or ceases to require two-step verification of the users of the viewer's company. Users without it can do
 * nothing else until they have set it up. Throws CONFLICT when the viewer has not set it up, who would otherwise lock
 * themselves out, FORBIDDEN under impersonation and for API tokens, and REAUTHENTICATION_REQUIRED without a fresh
 * proof.
 */
export async function requireSecondFactor(ctx: Context, isRequired: boolean) {
  const id = ctx.companyFor('manageSecurity');
  const { person } = ctx;
  assertFreshProof(person);
  if (isRequired && !person.hasSecondFactor) throw conflict('Slå totrinsbekræftelse til for dig selv først.');
  await ctx.writeAsAuth(async (write) => {
    const changed = await write.em.execute<unknown[]>(
      `update customer set requires_second_factor = ?, version = version + 1
       where id = ? and requires_second_factor <> ? returning id`,
      [isRequired, id, isRequired],
    );
    if (!changed.length) return;
    const title = isRequired ? 'Totrinsbekræftelse er nu påkrævet' : 'Totrinsbekræftelse er ikke længere påkrævet';
    await recordActivity(write, actorOf(ctx.viewer), { customerId: id, entityType: 'customer', entityId: id, title });
    await recordAudit(write, ctx, {
      action: 'SECOND_FACTOR_REQUIREMENT_CHANGED',
      customerId: id,
      detail: isRequired ? 'Påkrævet' : 'Ikke påkrævet',
    });
    write.publish({ topic: 'company.changed', id, customerId: id });
  });
  return (await companyById(ctx, id))!;
}
