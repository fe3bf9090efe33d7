import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { PaymentStatus } from '../../domain/vocabulary.ts';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';
import { Department } from '../departments/Department.ts';
import { departmentById } from '../departments/department.reads.ts';
import { PageArgs } from '../graphql/connection.ts';
import { PaymentStatusEnum } from '../graphql/enums.ts';
import { AdminSubscription } from '../live/AdminSubscription.ts';
import { subscribeToOwn } from '../live/subscribe.ts';
import { LedgerEntryConnection, ResumedPayment } from './ledger.inputs.ts';
import { companyOfDepartment, ledgerOfCompany } from './ledger.reads.ts';
import { LedgerEntry } from './LedgerEntry.ts';
import { markPaid } from './markPaid.service.ts';
import { resumePayment, settlePurchase } from './purchase.service.ts';

@Resolver(() => LedgerEntry)
export class LedgerEntryResolver {
  @Mutation(() => LedgerEntry, {
    description: 'Asks the card provider how a purchase stands, after the customer has answered the bank.',
  })
  settlePurchase(
    @Ctx() ctx: Context,
    @Arg('purchaseId', () => String, { description: 'As it was sent with the purchase.' }) purchaseId: string,
  ) {
    return settlePurchase(ctx, purchaseId);
  }

  @Mutation(() => ResumedPayment, {
    description:
      'Goes on with a card payment that was left before its end. One that has ended, or is on invoice, is only told.',
  })
  resumePayment(
    @Ctx() ctx: Context,
    @Arg('entryId', () => ID, { description: "One of the company's own." }) entryId: string,
  ) {
    return resumePayment(ctx, entryId);
  }

  @Mutation(() => LedgerEntry, { description: 'For admins: an invoice has been paid. Told twice, it is paid once.' })
  markPaid(
    @Ctx() ctx: Context,
    @Arg('entryId', () => ID, { description: 'One on invoice; by card, Stripe tells.' }) entryId: string,
  ) {
    return markPaid(ctx, entryId);
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

@Resolver(() => Customer)
export class CustomerLedgerResolver {
  @FieldResolver(() => Int, { description: 'What its departments owe, in øre with moms.' })
  async balance(@Root() customer: Customer, @Ctx() ctx: Context) {
    return (await ctx.readerOf(customer).loaders.companyBalance.load(customer.id))?.balance ?? 0;
  }

  @FieldResolver(() => LedgerEntry, { nullable: true, description: 'The oldest of what its departments owe.' })
  async nextPayment(@Root() customer: Customer, @Ctx() ctx: Context) {
    return (await ctx.readerOf(customer).loaders.oldestOwed.load(customer.id))?.entry ?? null;
  }

  @FieldResolver(() => LedgerEntryConnection, { description: "All departments', newest first." })
  ledger(
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('status', () => PaymentStatusEnum, { nullable: true, description: 'That status alone; left out, all.' })
    status?: PaymentStatus | null,
  ) {
    return ledgerOfCompany(ctx.readerOf(customer), customer.id, status, args);
  }

  @AdminSubscription(() => Customer, 'ledger.changed', companyOfDepartment)
  adminLedgerChanged(@Root() customer: Customer) {
    return customer;
  }
}
