import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
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

  @Access('keepBooks')
  @FieldResolver(() => Boolean, {
    description:
      'Whether the invoices of all companies can be issued together. False when the portal creates drafts at Dinero ' +
      'in place of invoices.',
  })
  canIssueAllInvoices(@Ctx() ctx: Context) {
    return ctx.services.config.invoices.isIssuedHere;
  }
}
