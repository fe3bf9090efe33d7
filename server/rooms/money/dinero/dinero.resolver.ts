import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { DineroContact, DineroContactInput, DineroContactPage } from './contact.types.ts';
import { createContact, dineroContacts, linkContact } from './contacts.service.ts';
import { createInvoiceDraft } from './invoiceDraft.service.ts';

/** Contacts and invoice drafts at Dinero. */
@Resolver(() => Admin)
export class DineroResolver {
  @Access('keepBooks')
  @FieldResolver(() => DineroContactPage, {
    description: 'Contacts at Dinero. The search matches name, e-mail and CVR number.',
  })
  dineroContacts(
    @Ctx() ctx: Context,
    @Arg('search', () => String, { nullable: true, description: 'Search text. All contacts when left out or empty.' })
    search?: string | null,
    @Arg('page', () => Int, { nullable: true, defaultValue: 0, description: 'The page to return, counted from 0.' })
    page?: number | null,
    @Arg('pageSize', () => Int, { nullable: true, defaultValue: 20, description: 'Contacts on a page, 1 to 100.' })
    pageSize?: number | null,
  ) {
    return dineroContacts(ctx, search, { page: page ?? 0, pageSize: pageSize ?? 20 });
  }

  @Access('keepBooks')
  @Mutation(() => DineroContact, {
    description:
      'Creates a contact at Dinero. For admins and bookkeeping. Refused with CONFLICT while an earlier call with the ' +
      'same key may still be running.',
  })
  createDineroContact(@Ctx() ctx: Context, @Arg('input', () => DineroContactInput) input: DineroContactInput) {
    return createContact(ctx, input);
  }

  @Access('keepBooks')
  @Mutation(() => Customer, {
    description:
      "Links a company to the Dinero contact that receives the company's future invoices. For admins and " +
      'bookkeeping. Refused with BAD_USER_INPUT when Dinero has no such contact.',
  })
  linkDineroContact(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'The company.' }) customerId: string,
    @Arg('dineroContactId', () => ID, { description: 'Id of the contact at Dinero.' }) dineroContactId: string,
  ) {
    return linkContact(ctx, customerId, dineroContactId);
  }

  @Access('keepBooks')
  @Mutation(() => LedgerEntry, {
    description:
      'Creates an invoice draft at Dinero for a ledger entry, once: a repeated call returns the entry with its ' +
      'draft. For admins and bookkeeping. Refused with CONFLICT when the entry is not PENDING or not paid by ' +
      'invoice, when its company has no Dinero contact, and while an earlier call may still be running.',
  })
  createInvoiceDraft(
    @Ctx() ctx: Context,
    @Arg('entryId', () => ID, { description: 'A PENDING ledger entry that is paid by invoice.' }) entryId: string,
  ) {
    return createInvoiceDraft(ctx, entryId);
  }
}
