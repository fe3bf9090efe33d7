import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver } from 'type-graphql';
import { Admin } from '../admin/Admin.ts';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';
import { LedgerEntry } from '../payments/LedgerEntry.ts';
import { DineroContact, DineroContactInput, DineroContactPage } from './accounting.inputs.ts';
import { createContact, dineroContacts, linkContact } from './contacts.service.ts';
import { createInvoiceDraft } from './invoiceDraft.service.ts';

/** What the accounts at Dinero know of companies and what they owe. */
@Resolver(() => Admin)
export class AccountingResolver {
  @FieldResolver(() => DineroContactPage, { description: 'The search looks at name, e-mail and CVR.' })
  dineroContacts(
    @Ctx() ctx: Context,
    @Arg('search', () => String, { nullable: true, description: 'Left out or empty, every contact.' }) search?:
      | string
      | null,
    @Arg('page', () => Int, { nullable: true, defaultValue: 0, description: 'The page to return, counted from 0.' })
    page?: number | null,
    @Arg('pageSize', () => Int, { nullable: true, defaultValue: 20, description: 'Contacts on a page, 1 to 100.' })
    pageSize?: number | null,
  ) {
    return dineroContacts(ctx, search, { page: page ?? 0, pageSize: pageSize ?? 20 });
  }

  @Mutation(() => DineroContact, { description: 'For admins: at Dinero itself.' })
  createDineroContact(@Ctx() ctx: Context, @Arg('input', () => DineroContactInput) input: DineroContactInput) {
    return createContact(ctx, input);
  }

  @Mutation(() => Customer, { description: "For admins: whom the company's invoices go to from now on." })
  linkDineroContact(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'Whose invoices they are.' }) customerId: string,
    @Arg('dineroContactId', () => ID, { description: "Dinero's own." }) dineroContactId: string,
  ) {
    return linkContact(ctx, customerId, dineroContactId);
  }

  @Mutation(() => LedgerEntry, { description: 'For admins: a draft at Dinero of the invoice for what is owed, once.' })
  createInvoiceDraft(
    @Ctx() ctx: Context,
    @Arg('entryId', () => ID, { description: 'One that is owed on invoice.' }) entryId: string,
  ) {
    return createInvoiceDraft(ctx, entryId);
  }
}
