import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../context.ts';
import { Department } from '../departments/Department.ts';
import { departmentById } from '../departments/department.reads.ts';
import { PageArgs } from '../graphql/connection.ts';
import { subscribeToOwn } from '../live/subscribe.ts';
import { LedgerEntryConnection } from './ledger.inputs.ts';
import { LedgerEntry } from './LedgerEntry.ts';
import { settlePurchase } from './purchase.service.ts';

@Resolver(() => LedgerEntry)
export class LedgerEntryResolver {
  @FieldResolver(() => Department)
  department(@Root() entry: LedgerEntry, @Ctx() ctx: Context) {
    return ctx.readerOf(entry).loaders.department.load(entry.departmentId);
  }

  @Mutation(() => LedgerEntry, { description: 'Asks the card provider how a purchase stands, after the customer has answered the bank.' })
  settlePurchase(@Ctx() ctx: Context, @Arg('purchaseId', () => String) purchaseId: string) {
    return settlePurchase(ctx, purchaseId);
  }
}

@Resolver(() => Department)
export class DepartmentLedgerResolver {
  @FieldResolver(() => Int, { description: 'What is owed, in øre with moms.' })
  async balance(@Root() department: Department, @Ctx() ctx: Context) {
    return (await ctx.readerOf(department).loaders.duePayments.load(department.id))?.balance ?? 0;
  }

  @FieldResolver(() => LedgerEntry, { nullable: true, description: 'The oldest of what is owed.' })
  async nextPayment(@Root() department: Department, @Ctx() ctx: Context) {
    return (await ctx.readerOf(department).loaders.duePayments.load(department.id))?.nextPayment ?? null;
  }

  @FieldResolver(() => LedgerEntryConnection, { description: 'Newest first.' })
  ledger(@Root() department: Department, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return ctx.readerOf(department).loaders.departmentLedger.page(department.id, args);
  }

  @Subscription(() => Department, {
    description: 'The department whose ledger has changed.',
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'ledger.changed', departmentById),
  })
  ledgerChanged(@Root() department: Department) {
    return department;
  }
}
