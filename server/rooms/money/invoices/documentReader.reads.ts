import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { findReaderRights } from './linkReader.reads.ts';

/** Whether a user or an API token sees an invoice with the rights that they have now. */
export async function seesInvoice(
  { reads }: Pick<Services, 'reads'>,
  invoiceId: string,
  readerId: string,
): Promise<boolean> {
  const find = sqlBuilder.selectFrom('invoice').select('customer_id').where('id', '=', invoiceId);
  const [invoice] = await reads.run({ role: dbRoles.system }, find);
  const rights = invoice && (await findReaderRights({ reads }, invoice.customer_id, readerId));
  return rights !== undefined && (await reads.run(rights, find)).length > 0;
}
