import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Invoicing } from '../../../../domain/basics/vocabulary.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { InvoicingEnum } from '../../companies/customers/billing.enums.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { InvoiceTermsInput } from './invoice.types.ts';
import { exportBookkeeping, issueInvoicesOf, setInvoiceTerms, setInvoicing } from './invoicing.service.ts';

@Resolver()
export class InvoicingResolver {
  @Access('keepBooks')
  @Mutation(() => [Invoice], {
    description:
      'For admins and bookkeeping: issues invoices for all purchases of a company that wait for one, also those that ' +
      'would wait for the end of the month. Purchases that were sent to Dinero as drafts are left out.',
  })
  issueInvoices(@Ctx() ctx: Context, @Arg('customerId', () => ID, { description: 'Any company.' }) customerId: string) {
    return issueInvoicesOf(ctx, customerId);
  }

  @Access('keepBooks')
  @Mutation(() => Customer, {
    description:
      'For admins and bookkeeping: sets when a company is invoiced and how long it has to pay. Issued invoices do ' +
      'not change.',
  })
  setInvoiceTerms(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'Any company.' }) customerId: string,
    @Arg('input', () => InvoiceTermsInput) input: InvoiceTermsInput,
  ) {
    return setInvoiceTerms(ctx, customerId, input);
  }

  @Access('keepBooks')
  @Mutation(() => String, {
    description:
      'For admins and bookkeeping: the path of a CSV file with the invoices, credit notes and payments of a period, ' +
      'for the accountant. It works for ten minutes without a sign-in.',
  })
  exportBookkeeping(
    @Ctx() ctx: Context,
    @Arg('from', () => CalendarDate, { description: 'The first day.' }) from: string,
    @Arg('to', () => CalendarDate, { description: 'The last day.' }) to: string,
  ) {
    return exportBookkeeping(ctx, { from, to });
  }

  @Access('changePayment')
  @Mutation(() => Customer, { description: "Sets when purchases of the viewer's company are invoiced." })
  setInvoicing(
    @Ctx() ctx: Context,
    @Arg('invoicing', () => InvoicingEnum, { description: 'At once, or together once a month.' }) invoicing: Invoicing,
  ) {
    return setInvoicing(ctx, invoicing);
  }
}
