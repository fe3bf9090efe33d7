import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { Admin } from '../admin/Admin.ts';
import type { Context } from '../context.ts';
import { invoiceAges, invoicedByMonth, recurringRevenue } from './figures.reads.ts';
import { InvoiceAges, InvoiceMonth, RevenueMonth } from './figures.types.ts';

@Resolver(() => Admin)
export class FiguresResolver {
  @FieldResolver(() => InvoiceAges, { description: 'What is still to be paid of all invoices, by age.' })
  invoiceAges(@Ctx() ctx: Context) {
    return invoiceAges(ctx.admin);
  }

  @FieldResolver(() => [InvoiceMonth], { description: 'What was invoiced in the last 13 months, oldest first.' })
  invoicedByMonth(@Ctx() ctx: Context) {
    return invoicedByMonth(ctx.admin);
  }

  @FieldResolver(() => [RevenueMonth], {
    description:
      'The recurring revenue of the last 13 months, oldest first: what service agreements and licences with a price ' +
      'are worth in a month. Agreements count with the licences and the price of their sale, and the discount of ' +
      'yearly payment; cancelled ones do not count in any month.',
  })
  recurringRevenue(@Ctx() ctx: Context) {
    return recurringRevenue(ctx.admin);
  }
}
