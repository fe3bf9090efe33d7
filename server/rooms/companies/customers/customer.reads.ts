import type { Context } from '../../../platform/context.ts';
import { countOf, totalColumn } from '../../../platform/db/counting.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { RowQuery, type RowOf } from '../../../platform/db/RowQuery.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { changePayload } from '../../../platform/graphql/keyset.ts';
import { RowsById } from '../../../platform/graphql/RowLoader.ts';

export const customerColumns = [
  'id',
  'name',
  'contact_person as contactPerson',
  'phone_number as phoneNumber',
  'vat_number as vatNumber',
  'ean_number as eanNumber',
  'billing_email as billingEmail',
  'street',
  'zip',
  'city',
  'po_number as poNumber',
  'click_up_team_id as clickUpTeamId',
  'click_up_space_id as clickUpSpaceId',
  'click_up_folder_id as clickUpFolderId',
  'click_up_folder_name as clickUpFolderName',
  'dinero_contact_id as dineroContactId',
  'dinero_contact_name as dineroContactName',
  'point_of_contact_id as pointOfContactId',
  'requires_second_factor as requiresSecondFactor',
  'requires_payment_proof as requiresPaymentProof',
  'is_told_of_impersonation as isToldOfImpersonation',
  'new_user_role as newUserRole',
  'approval_limit as approvalLimit',
  'approval_month_limit as approvalMonthLimit',
  'default_payment_method as defaultPaymentMethod',
  'invoicing',
  'payment_days as paymentDays',
  'sends_reminders as sendsReminders',
  'created_at as createdAt',
  'version',
] as const;
export const customers = sqlBuilder.selectFrom('customer').select(customerColumns);

export const customersByIds = new RowQuery(customers);

export type CustomerRow = RowOf<typeof customersByIds>;

/** The change of a company in the lists that are sorted by name. */
export const customerChange = async (ctx: Reader, id: string) =>
  changePayload(id, await companyById(ctx, id), [
    { column: 'name', key: 'name' },
    { column: 'id', key: 'id' },
  ]);

export async function companyById(ctx: Reader, id: string) {
  const [row] = await ctx.read(customersByIds.by([id]));
  return row;
}

/**
 * Whether another company has the number. Reads with the system role, because a customer cannot read other companies;
 * callers must not reveal which company has the number.
 */
export async function isKnownVatNumber(
  ctx: Context,
  vatNumber: string,
  exceptCustomerId: string | null,
): Promise<boolean> {
  let query = sqlBuilder.selectFrom('customer').select('id').where('vat_number', '=', vatNumber).limit(1);
  if (exceptCustomerId) query = query.where('id', '<>', exceptCustomerId);
  return (await ctx.readAsSystem(query)).length > 0;
}

/** The company that registered first with a number, since several can share one. Ids sort by time of creation. */
export async function firstByVatNumber(ctx: Reader, vatNumber: string) {
  const [row] = await ctx.read(customers.where('vat_number', '=', vatNumber).orderBy('id').limit(1));
  return row;
}

/** Companies without a point of contact. */
export const companiesWithoutContact = sqlBuilder.selectFrom('customer').where('point_of_contact_id', 'is', null);

export const newCompanies = (ctx: Reader) => countOf(ctx, companiesWithoutContact.select(totalColumn));

export const customerLoader = defineLoader((reader) => new RowsById(reader, customersByIds));
