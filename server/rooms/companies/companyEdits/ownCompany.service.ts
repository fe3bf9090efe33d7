import { keepingStored } from '../../../../domain/basics/contactRules.ts';
import { companyEditTitle } from '../../../../domain/companies/companyFields.ts';
import { companyForm } from '../../../../domain/companies/validation/company.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit, pick, setColumns } from '../../../platform/db/editing.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../activity/activity.service.ts';
import { companyById } from '../customers/customer.reads.ts';
import { COMPANY_FORM_COLUMNS, Customer } from '../customers/Customer.ts';
import type { UpdateCompanyInput } from '../customers/customer.types.ts';

export async function updateCompany(ctx: Context, { version, ...input }: UpdateCompanyInput) {
  const id = ctx.companyFor('manageCompany');
  await ctx.write(async (write) => {
    const customer = await findToEdit(write.em, Customer, id, version, 'Virksomhed ikke fundet');
    const before = pick(customer, COMPANY_FORM_COLUMNS);
    setColumns(customer, parseInput(keepingStored(companyForm, customer), input), COMPANY_FORM_COLUMNS);
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId: id,
      entityType: 'customer',
      entityId: id,
      title: companyEditTitle(before, customer),
    });
    write.publish({ topic: 'company.changed', id, customerId: id });
  });
  return companyById(ctx, id);
}
