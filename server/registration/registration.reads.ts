import { passwordMatches } from '../auth/passwords.ts';
import { userForSignIn } from '../auth/auth.reads.ts';
import type { Context } from '../context.ts';
import { customerColumns } from '../customers/customer.reads.ts';
import { sqlBuilder } from '../db/tables.ts';
import { conflict } from '../errors.ts';

/** What would stand in the way, whoever has it. */
export async function takenFields(ctx: Context, { email, subdomain }: { email: string; subdomain: string }) {
  const [user, [installation]] = await Promise.all([
    userForSignIn(ctx, email),
    ctx.readAsSystem(sqlBuilder.selectFrom('installation').select('id').where('subdomain', '=', subdomain)),
  ]);
  return { email: Boolean(user), subdomain: Boolean(installation) };
}

/** What the same registration made when it was sent before; shown to whoever knows its password alone. */
export async function earlierRegistration(ctx: Context, registrationId: string, { email, password }: { email: string; password: string }) {
  const [customer] = await ctx.readAsAuth(sqlBuilder.selectFrom('customer').select(customerColumns).where('registration_id', '=', registrationId));
  if (!customer) return undefined;
  const found = await userForSignIn(ctx, email);
  if (found?.customerId !== customer.id || !(await passwordMatches(found.passwordHash, password))) {
    throw conflict('Registreringen er allerede gennemført. Log ind for at fortsætte.');
  }
  const { passwordHash: _, ...user } = found;
  return { customer, user };
}

