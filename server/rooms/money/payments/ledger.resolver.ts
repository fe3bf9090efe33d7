import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { PaymentStatus } from '../../../../domain/basics/vocabulary.ts';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import type { Context } from '../../../platform/context.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { departmentById } from '../../companies/departments/department.reads.ts';
import { Department } from '../../companies/departments/Department.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { LedgerSubjectEnum, PaymentStatusEnum } from '../ledger/payment.enums.ts';
import {
  companyOfDepartment,
  ledgerOfCompany,
  companyBalanceLoader,
  departmentLedgerLoader,
  duePaymentsLoader,
  oldestPendingEntryLoader,
} from './ledger.reads.ts';
import { LedgerEntryConnection, ResumedPayment } from './ledger.types.ts';
import { markPaid } from './markPaid.service.ts';
import { isPayable } from './periodPayment.ts';
import { resumePayment, settlePurchase } from './resumePayment.service.ts';

@Resolver(() => LedgerEntry)
export class LedgerEntryResolver {
  @FieldResolver(() => LedgerSubjectEnum, { description: 'Kind of goods that the entry pays for.' })
  goodsType(@Root() { subject }: LedgerEntry) {
    return subject;
  }

  @FieldResolver(() => Int, {
    description:
      'Number of failed attempts to charge a card for a later period of a service agreement or licence. 0 for all ' +
      'other entries.',
  })
  failedAttempts(@Root() { status, attempt, firstFailedAt }: LedgerEntry) {
    if (!firstFailedAt) return 0;
    return status === 'FAILED' ? attempt : attempt - 1;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether `createPaymentLink` leads to a page on which the entry is paid by card.',
  })
  canPayNow(@Root() entry: LedgerEntry) {
    return isPayable(entry);
  }

  @Access('continuePayments')
  @Mutation(() => LedgerEntry, {
    description:
      'Asks the card provider for the state of a card purchase and returns its ledger entry. Call it after the ' +
      'customer has confirmed or refused the payment at the bank.',
  })
  settlePurchase(
    @Ctx() ctx: Context,
    @Arg('purchaseId', () => String, { description: 'Purchase id that was sent with the purchase.' })
    purchaseId: string,
  ) {
    return settlePurchase(ctx, purchaseId);
  }

  @Access('pay')
  @Mutation(() => ResumedPayment, {
    description:
      'Continues a card payment that was interrupted before it settled. An entry that is settled or paid by invoice ' +
      'is returned unchanged.',
  })
  resumePayment(
    @Ctx() ctx: Context,
    @Arg('entryId', () => ID, { description: "A ledger entry of the caller's company." }) entryId: string,
  ) {
    return resumePayment(ctx, entryId);
  }

  @Access('keepBooks')
  @Mutation(() => LedgerEntry, {
    description:
      'For admins and bookkeeping. Marks a ledger entry on invoice as paid, or a later period whose card payment has ' +
      'FAILED and which was paid in another way. An entry that is already PAID is returned unchanged. Refused with ' +
      'CONFLICT for any other entry that is paid by card, and for one that is cancelled.',
  })
  markPaid(
    @Ctx() ctx: Context,
    @Arg('entryId', () => ID, {
      description: 'A ledger entry on invoice, or a later period whose card payment has failed.',
    })
    entryId: string,
  ) {
    return markPaid(ctx, entryId);
  }
}

/** Sales sees the card payments that have not settled, whose sum would be a wrong balance. */
const seesBalance = (ctx: Context, owner: object): boolean =>
  ctx.readerOf(owner) === ctx || may(ctx.viewer, 'keepBooks');

@Resolver(() => Department)
export class DepartmentLedgerResolver {
  @Sees('FINANCE')
  @FieldResolver(() => Int, { description: 'Sum of the PENDING ledger entries in øre, including VAT.' })
  async balance(@Root() department: Department, @Ctx() ctx: Context) {
    if (!seesBalance(ctx, department)) return 0;
    return (await duePaymentsLoader.of(ctx.readerOf(department)).load(department.id))?.balance ?? 0;
  }

  @Sees('FINANCE')
  @FieldResolver(() => LedgerEntry, {
    nullable: true,
    description: 'The oldest PENDING ledger entry. Null when there is none.',
  })
  async nextPayment(@Root() department: Department, @Ctx() ctx: Context) {
    if (!seesBalance(ctx, department)) return null;
    return (await duePaymentsLoader.of(ctx.readerOf(department)).load(department.id))?.nextPayment ?? null;
  }

  @FieldResolver(() => LedgerEntryConnection, { description: 'Ledger entries of the department, newest first.' })
  ledger(@Root() department: Department, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return departmentLedgerLoader.of(ctx.readerOf(department)).page(department.id, args);
  }

  @Access('viewer')
  @Subscription(() => Department, {
    description: "Sends a department of the viewer's company when its ledger has changed.",
    subscribe: ({ context }) =>
      subscribeToOwn(context as Context, 'ledger.changed', departmentById, { sees: ['FINANCE'] }),
  })
  ledgerChanged(@Root() department: Department) {
    return department;
  }
}

@Resolver(() => Customer)
export class CustomerLedgerResolver {
  @Sees('FINANCE')
  @FieldResolver(() => Int, {
    description: 'Sum of the PENDING ledger entries of all departments in øre, including VAT.',
  })
  async balance(@Root() customer: Customer, @Ctx() ctx: Context) {
    if (!seesBalance(ctx, customer)) return 0;
    return (await companyBalanceLoader.of(ctx.readerOf(customer)).load(customer.id))?.balance ?? 0;
  }

  @Sees('FINANCE')
  @FieldResolver(() => LedgerEntry, {
    nullable: true,
    description: 'The oldest PENDING ledger entry of all departments. Null when there is none.',
  })
  async nextPayment(@Root() customer: Customer, @Ctx() ctx: Context) {
    if (!seesBalance(ctx, customer)) return null;
    return (await oldestPendingEntryLoader.of(ctx.readerOf(customer)).load(customer.id))?.entry ?? null;
  }

  @FieldResolver(() => LedgerEntryConnection, { description: 'Ledger entries of all departments, newest first.' })
  ledger(
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('status', () => PaymentStatusEnum, {
      nullable: true,
      description: 'Returns entries with this status only. All entries when left out.',
    })
    status?: PaymentStatus | null,
  ) {
    return ledgerOfCompany(ctx.readerOf(customer), customer.id, status, args);
  }

  @AdminSubscription('keepBooks', () => Customer, 'ledger.changed', companyOfDepartment)
  adminLedgerChanged(@Root() customer: Customer) {
    return customer;
  }
}
