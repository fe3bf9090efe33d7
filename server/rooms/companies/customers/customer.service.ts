import { keepingStored } from '../../../../domain/basics/contactRules.ts';
import { companyEditTitle } from '../../../../domain/companies/companyFields.ts';
import { normalizeCvr } from '../../../../domain/companies/companyNumbers.ts';
import { companyForm } from '../../../../domain/companies/validation/company.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit, pick, setColumns } from '../../../platform/db/editing.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../activity/recordActivity.ts';
import type { UpdateCompanyInput } from './customer.inputs.ts';
import { companyById, firstByVatNumber, isKnownVatNumber } from './customer.reads.ts';
import { COMPANY_FORM_COLUMNS, Customer } from './Customer.ts';

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

export async function vatNumberHint(ctx: Context, vatNumber: string) {
  const cvr = normalizeCvr(vatNumber);
  if (!/^\d{8}$/.test(cvr)) return null;
  await ctx.services.throttle.spend('vatNumberHint', ctx.addressKey);
  const { viewer } = ctx.caller;
  if (viewer && may(viewer, 'administer')) {
    const company = await firstByVatNumber(ctx.admin, cvr);
    return company ? { message: 'CVR-nummeret er allerede registreret.', company } : null;
  }
  const isKnown = await isKnownVatNumber(ctx, cvr, viewer?.customerId ?? null);
  return isKnown
    ? {
        message:
          'CVR-nummeret er allerede registreret hos os. Er virksomheden oprettet, så bed en kollega om en invitation.',
      }
    : null;
}
