import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { RowQuery } from '../../../platform/db/RowQuery.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';
import { NestedPages } from '../../../platform/graphql/NestedPages.ts';
import { defineRowLoader, RowsById } from '../../../platform/graphql/RowLoader.ts';

const installations = sqlBuilder
  .selectFrom('installation')
  .select([
    'id',
    'customer_id as customerId',
    'department_id as departmentId',
    'subdomain',
    'license_type as licenseType',
    'payment_interval as paymentInterval',
    'contract_term as contractTerm',
    'connection',
    'connection_fault as connectionFault',
    'zendesk_api_key_last4 as zendeskApiKeyLast4',
    'zendesk_api_email as zendeskApiEmail',
    'created_at as createdAt',
    'version',
  ]);

const order = [
  { column: 'subdomain', key: 'subdomain' },
  { column: 'id', key: 'id' },
];

export async function installationById(ctx: Reader, id: string) {
  const [row] = await ctx.read(installations.where('id', '=', id));
  return row;
}

export const installationNodeLoader = defineRowLoader((ids) => installations.where('id', '=', equalsAny(ids)));

export const installationsByIds = new RowQuery(installations);

export type InstallationRow = NonNullable<Awaited<ReturnType<typeof installationById>>>;

export const installationChange = async (ctx: Reader, id: string) =>
  changePayload(id, await installationById(ctx, id), order);

export function installationPage(ctx: Reader, customerId: string, args: PageArgs) {
  return readPage({
    read: (query) => ctx.read(query),
    query: installations.where('customer_id', '=', customerId),
    order,
    direction: 'asc',
    args,
  });
}

export const installationsOfDepartments = (ctx: Reader) =>
  new NestedPages<InstallationRow>({
    read: (query) => ctx.read(query),
    query: installations,
    parentColumn: 'department_id',
    order,
    direction: 'asc',
  });

export const installationLoader = defineLoader((reader) => new RowsById(reader, installationsByIds));

export const departmentInstallationsLoader = defineLoader(installationsOfDepartments);
