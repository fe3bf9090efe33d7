import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { recurringRevenue } from './monthlyRevenue.reads.ts';
import { RevenueMonth } from './monthlyRevenue.types.ts';

@Resolver(() => Admin)
export class MonthlyRevenueResolver {
  @Access('keepBooks')
  @FieldResolver(() => [RevenueMonth], {
    description:
      'The recurring revenue of the last 13 months, oldest first: what the ledger entries of service agreements and ' +
      'licences for a day amount to in a month. Computed at night; 0 for months before the first night.',
  })
  recurringRevenue(@Ctx() ctx: Context) {
    return recurringRevenue(ctx.admin);
  }
}
