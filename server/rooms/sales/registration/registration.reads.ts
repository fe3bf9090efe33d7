import type { Context } from '../../../platform/context.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { conflict } from '../../../platform/errors.ts';
import { customerColumns } from '../../companies/customers/customer.reads.ts';
import { activeUserById, activeUserOfCompany, isPasswordOfUser } from '../../identity/auth/auth.reads.ts';

/** Whether an installation of any company has the subdomain. */
export async function isSubdomainTaken(ctx: Context, subdomain: string): Promise<boolean> {
  const [installation] = await ctx.readAsSystem(
    sqlBuilder.selectFrom('installation').select('id').where('subdomain', '=', subdomain),
  );
  return installation !== undefined;
}

/** The company and user of a registration that has just been stored. */
export async function readRegistered(ctx: Context, registrationId: string, userId: string) {
  const [customer, user] = await Promise.all([companyOf(ctx, registrationId), activeUserById(ctx, userId)]);
  return { customer: customer!, user: user! };
}

/**
 * The result of an earlier registration with the same id. The password must match.
 * @throws AppError `CONFLICT` with the message `refusal` for a wrong password.
 */
export async function findEarlierRegistration(
  ctx: Context,
  registrationId: string,
  { email, password }: { email: string; password: string },
  refusal: string,
) {
  const customer = await companyOf(ctx, registrationId);
  if (!customer) return undefined;
  const user = await activeUserOfCompany(ctx, customer.id, email);
  if (!user || !(await isPasswordOfUser(ctx, user.id, password))) throw conflict(refusal);
  return { customer, user };
}

async function companyOf(ctx: Context, registrationId: string) {
  const [customer] = await ctx.readAsAuth(
    sqlBuilder.selectFrom('customer').select(customerColumns).where('registration_id', '=', registrationId),
  );
  return customer;
}
