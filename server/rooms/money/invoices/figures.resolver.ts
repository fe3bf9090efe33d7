import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { invoiceAges, invoicedByMonth } from './figures.reads.ts';
import { InvoiceAges, InvoiceMonth } from './figures.types.ts';

@Resolver(() => Admin)
export class FiguresResolver {
  @Access('keepBooks')
  @FieldResolver(() => InvoiceAges, { description: 'What is still to be paid of all invoices, by age.' })
  invoiceAges(@Ctx() ctx: Context) {
    return invoiceAges(ctx.admin);
  }

  @Access('keepBooks')
  @FieldResolver(() => [InvoiceMonth], { description: 'What was invoiced in the last 13 months, oldest first.' })
  invoicedByMonth(@Ctx() ctx: Context) {
    return invoicedByMonth(ctx.admin);
  }

  // Every employee sees the list of companies, which asks for it.
  @Access('workInBackOffice')
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer can issue the invoices of all companies together. False when the portal creates drafts at ' +
      'Dinero in place of invoices, and for employees who do not keep the books.',
  })
  canIssueAllInvoices(@Ctx() ctx: Context) {
    return may(ctx.viewer, 'keepBooks') && ctx.services.config.invoices.isIssuedHere;
  }
}
