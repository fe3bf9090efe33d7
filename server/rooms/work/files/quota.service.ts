import { sql } from 'kysely';
import { quotaForm } from '../../../../domain/work/validation/files.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';

/** Sets the quota of a company. Files that are stored stay, also when they take more than the new quota. */
export async function setFileQuota(ctx: Context, customerId: string, megabytes: number) {
  const form = parseInput(quotaForm, { megabytes });
  const company = await companyById(ctx.admin, customerId);
  if (!company) throw notFound('Virksomheden findes ikke');
  await ctx.writeAsAdmin('administer', async ({ em, publish }) => {
    await runIn(
      em,
      sql`
        insert into file_quota (customer_id, megabytes) values (${customerId}, ${form.megabytes})
        on conflict (customer_id) do update set megabytes = excluded.megabytes`,
    );
    publish({ topic: 'company.changed', id: customerId, customerId });
  });
  return company;
}
