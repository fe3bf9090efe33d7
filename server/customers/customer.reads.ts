import { sql } from 'kysely';
import type { Context, Reader } from '../context.ts';
import { anyOf } from '../db/anyOf.ts';
import { countOf, total } from '../db/counting.ts';
import { containing } from '../db/containing.ts';
import { sqlBuilder } from '../db/tables.ts';
import { readPage, type PageArgs } from '../graphql/connection.ts';

export const customerColumns = [
  'id', 'name', 'contact_person as contactPerson', 'phone_number as phoneNumber', 'vat_number as vatNumber',
  'ean_number as eanNumber', 'billing_email as billingEmail', 'street', 'zip', 'city', 'po_number as poNumber',
  'click_up_team_id as clickUpTeamId', 'click_up_space_id as clickUpSpaceId', 'click_up_folder_id as clickUpFolderId', 'click_up_folder_name as clickUpFolderName',
  'point_of_contact_id as pointOfContactId', 'created_at as createdAt', 'version',
] as const;
const customers = sqlBuilder.selectFrom('customer').select(customerColumns);

export type CustomerRow = Awaited<ReturnType<typeof customersByIds>>[number];

export function customersByIds(ctx: Reader, ids: readonly string[]) {
  return ctx.read(customers.where('id', '=', anyOf(ids)));
}

const byName = [{ column: 'name', key: 'name' }, { column: 'id', key: 'id' }];

/** All companies by name; the search looks at name, contact person and billing e-mail. */
export function companyPage(ctx: Reader, search: string | null | undefined, args: PageArgs) {
  let query = customers;
  if (search?.trim()) {
    const text = containing(search);
    query = query.where((eb) => eb.or((['name', 'contact_person', 'billing_email'] as const).map((column) => eb(column, 'ilike', text))));
  }
  return readPage({ read: (compiled) => ctx.read(compiled), query, order: byName, direction: 'asc', args });
}

export async function companyById(ctx: Reader, id: string) {
  return (await customersByIds(ctx, [id]))[0];
}

/** Companies may share a number, and one that is known is known to nobody but the portal: read outside any company. */
export async function isKnownVatNumber(ctx: Context, vatNumber: string, exceptCustomerId: string | null): Promise<boolean> {
  let known = sqlBuilder.selectFrom('customer').select('id').where('vat_number', '=', vatNumber).limit(1);
  if (exceptCustomerId) known = known.where('id', '<>', exceptCustomerId);
  return (await ctx.readAsSystem(known)).length > 0;
}

export const licenseCount = (ctx: Reader, customerId: string) => countOf(
  ctx, sqlBuilder.selectFrom('license').select(sql<number>`coalesce(sum(quantity), 0)::int`.as('total'))
    .where('customer_id', '=', customerId).where('status', '=', 'ACTIVE').where('deleted_at', 'is', null),
);

export const userCount = (ctx: Reader, customerId: string) =>
  countOf(ctx, activeUsers.where('customer_id', '=', customerId));

export const departmentCount = (ctx: Reader, customerId: string) =>
  countOf(ctx, sqlBuilder.selectFrom('department').select(total).where('customer_id', '=', customerId));

const activeUsers = sqlBuilder.selectFrom('user_account').select(total).where('deactivated_at', 'is', null);
