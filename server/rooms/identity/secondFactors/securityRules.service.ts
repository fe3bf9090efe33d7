import { sql } from 'kysely';
import { securityRulesForm } from '../../../../domain/identity/validation/secondFactors.ts';
import { assertFreshProof } from '../../../platform/access/freshProof.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { conflict } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { recordRuleChange } from '../../companies/activity/ruleChange.service.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';
import type { SecurityRulesInput } from './secondFactor.types.ts';

const REQUIREMENT = { on: 'nu påkrævet', off: 'ikke længere påkrævet' };

/** The rules as the activities of the company and the audit log name them. */
const rules = [
  { field: 'requiresSecondFactor', column: 'requires_second_factor', label: 'Totrinsbekræftelse', ...REQUIREMENT },
  {
    field: 'requiresPaymentProof',
    column: 'requires_payment_proof',
    label: 'Bekræftelse ved ændring af betaling',
    ...REQUIREMENT,
  },
  {
    field: 'isToldOfImpersonation',
    column: 'is_told_of_impersonation',
    label: 'Mail, når vi logger ind som en af jeres brugere,',
    on: 'slået til',
    off: 'slået fra',
  },
] as const;

/**
 * Changes the rules for the users of the viewer's company; a rule that is left out stays. Users without a required
 * second factor can do nothing else until they have set it up. Throws CONFLICT when the viewer has not set it up, who
 * would otherwise lock themselves out, FORBIDDEN under impersonation and for API tokens, and REAUTHENTICATION_REQUIRED
 * without a fresh proof.
 */
export async function updateSecurityRules(ctx: Context, input: SecurityRulesInput) {
  const id = ctx.companyFor('manageSecurity');
  const { person } = ctx;
  assertFreshProof(person);
  const form = parseInput(securityRulesForm, input);
  if (form.requiresSecondFactor && !person.hasSecondFactor)
    throw conflict('Slå totrinsbekræftelse til for dig selv først.');
  await ctx.writeAsAuth(async (write) => {
    for (const { field, column, label, on, off } of rules) {
      const isRequired = form[field];
      if (isRequired === undefined) continue;
      const rule = sql.ref(column);
      const changed = await runIn(
        write.em,
        sql`update customer set ${rule} = ${isRequired}, version = version + 1
         where id = ${id} and ${rule} <> ${isRequired} returning id`,
      );
      if (!changed.length) continue;
      const title = `${label} er ${isRequired ? on : off}`;
      await recordRuleChange(ctx, write, id, { title });
    }
  });
  return (await companyById(ctx, id))!;
}
