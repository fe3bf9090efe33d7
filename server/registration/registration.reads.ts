import { colleagueToSignIn, isEmailTaken, isPasswordOf, signInUser } from '../auth/auth.reads.ts';
import type { Context } from '../context.ts';
import { customerColumns } from '../customers/customer.reads.ts';
import { sqlBuilder } from '../db/tables.ts';
import { conflict } from '../errors.ts';

/** What would stand in the way, whoever has it. */
export async function takenFields(ctx: Context, { email, subdomain }: { email: string; subdomain: string }) {
  const [isTaken, [installation]] = await Promise.all([
    isEmailTaken(ctx, email),
    ctx.readAsSystem(sqlBuilder.selectFrom('installation').select('id').where('subdomain', '=', subdomain)),
  ]);
  return { email: isTaken, subdomain: Boolean(installation) };
}

/** What a registration has just made. */
export async function madeBy(ctx: Context, registrationId: string, userId: string) {
  const [customer, user] = await Promise.all([companyOf(ctx, registrationId), signInUser(ctx, userId)]);
  return { customer: customer!, user: user! };
}

/** What the same registration made when it was sent before; shown to whoever knows its password alone. `refusal` is for anyone else. */
export async function earlierRegistration(
  ctx: Context,
  registrationId: string,
  { email, password }: { email: string; password: string },
  refusal: string,
) {
  const customer = await companyOf(ctx, registrationId);
  if (!customer) return undefined;
  const user = await colleagueToSignIn(ctx, customer.id, email);
  if (!user || !(await isPasswordOf(ctx, user.id, password))) throw conflict(refusal);
  return { customer, user };
}

async function companyOf(ctx: Context, registrationId: string) {
  const [customer] = await ctx.readAsAuth(
    sqlBuilder.selectFrom('customer').select(customerColumns).where('registration_id', '=', registrationId),
  );
  return customer;
}
