import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { PaymentMethod } from '../../../../domain/basics/vocabulary.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { CHANGES } from '../../../platform/graphql/changes.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import {
  attachCard,
  createCardSetup,
  setDefaultPaymentMethod,
  setPaymentMethod,
} from '../../money/payments/paymentMethod.service.ts';
import { NEW_EXTERNAL_ID } from '../../partners/externalIds/externalId.inputs.ts';
import { Customer } from '../customers/Customer.ts';
import { InstallationConnection } from '../installations/installation.inputs.ts';
import { departmentInstallationsLoader } from '../installations/installation.reads.ts';
import { PaymentMethodEnum } from './billing.enums.ts';
import { CardInfo, CardSetup, DepartmentChange, DepartmentChanges, DepartmentInput } from './department.inputs.ts';
import { departmentChange, departmentLoader, activeLicensesLoader } from './department.reads.ts';
import { createDepartment, deleteDepartment, updateDepartment } from './department.service.ts';
import { Department } from './Department.ts';

@Resolver(() => Department)
export class DepartmentResolver {
  @FieldResolver(() => CardInfo, {
    nullable: true,
    description: 'The attached payment card. Null when none is attached.',
  })
  cardInfo(@Root() { cardBrand, cardLast4, cardExpMonth, cardExpYear }: Department): CardInfo | null {
    if (!cardBrand || !cardLast4 || !cardExpMonth || !cardExpYear) return null;
    return { brand: cardBrand, last4: cardLast4, expMonth: cardExpMonth, expYear: cardExpYear };
  }

  @FieldResolver(() => InstallationConnection, { description: 'Installations, by subdomain.' })
  installations(@Root() department: Department, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return departmentInstallationsLoader.of(ctx.readerOf(department)).page(department.id, args);
  }

  @FieldResolver(() => Int, {
    description: "Number of seats in the ACTIVE licences of the department's installations.",
  })
  async activeLicenseCount(@Root() department: Department, @Ctx() ctx: Context) {
    return (await activeLicensesLoader.of(ctx.readerOf(department)).load(department.id))?.total ?? 0;
  }

  @Access('manageCompany')
  @Mutation(() => DepartmentChange, { description: "Creates a department in the viewer's company." })
  createDepartment(
    @Ctx() ctx: Context,
    @Arg('input', () => DepartmentInput) input: DepartmentInput,
    @Arg('externalId', () => String, { nullable: true, description: NEW_EXTERNAL_ID }) externalId: string | null,
  ) {
    return createDepartment(ctx, input, externalId);
  }

  @Access('manageCompany')
  @Mutation(() => DepartmentChange, { description: "Edits a department of the viewer's company." })
  updateDepartment(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('changes', () => DepartmentChanges, { description: CHANGES }) changes: DepartmentChanges,
  ) {
    return updateDepartment(ctx, id, version, changes);
  }

  @Access('manageCompany')
  @Mutation(() => DepartmentChange, {
    description:
      'Deletes a department with its installations and cancelled licence requests. Refused with CONFLICT when the ' +
      'department has licences, other licence requests, service agreements, clip cards or ledger entries.',
  })
  deleteDepartment(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteDepartment(ctx, id);
  }

  @Access('changePayment')
  @Mutation(() => DepartmentChange, {
    description: 'Chooses how a department pays its future ledger entries. Existing entries keep their payment method.',
  })
  setPaymentMethod(
    @Ctx() ctx: Context,
    @Arg('departmentId', () => ID) departmentId: string,
    @Arg('method', () => PaymentMethodEnum, { description: 'CREDIT_CARD requires an attached card.' })
    method: PaymentMethod,
  ) {
    return setPaymentMethod(ctx, departmentId, method);
  }

  @Access('changePayment')
  @Mutation(() => CardSetup, { description: 'Starts the collection of a payment card for a department.' })
  createCardSetup(@Ctx() ctx: Context, @Arg('departmentId', () => ID) departmentId: string) {
    return createCardSetup(ctx, departmentId);
  }

  @Access('changePayment')
  @Mutation(() => DepartmentChange, {
    description:
      'Attaches a card and makes it the payment method of the department. Refused with BAD_USER_INPUT when the card ' +
      'was not confirmed for this department.',
  })
  attachCard(
    @Ctx() ctx: Context,
    @Arg('departmentId', () => ID) departmentId: string,
    @Arg('paymentMethodId', () => String, { description: "Stripe's id of the card." }) paymentMethodId: string,
  ) {
    return attachCard(ctx, departmentId, paymentMethodId);
  }

  @Access('changePayment')
  @Mutation(() => Customer, {
    description:
      'Sets the payment method of departments that are created from now on. Existing departments keep theirs. ' +
      'Refused with BAD_USER_INPUT for CREDIT_CARD, because a card belongs to one department.',
  })
  setDefaultPaymentMethod(
    @Ctx() ctx: Context,
    @Arg('method', () => PaymentMethodEnum, { description: 'INVOICE.' }) method: PaymentMethod,
  ) {
    return setDefaultPaymentMethod(ctx, method);
  }

  @Access('changePayment')
  @Mutation(() => Customer, { description: 'Lets each new department choose its own payment method again.' })
  removeDefaultPaymentMethod(@Ctx() ctx: Context) {
    return setDefaultPaymentMethod(ctx, null);
  }

  @Access('viewer')
  @Subscription(() => DepartmentChange, {
    description: "Publishes each department of the viewer's company that is created, changed or deleted.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'department.changed', departmentChange),
  })
  departmentChanged(@Root() change: InstanceType<typeof DepartmentChange>) {
    return change;
  }

  @AdminSubscription(() => DepartmentChange, 'department.changed', departmentChange)
  adminDepartmentChanged(@Root() change: InstanceType<typeof DepartmentChange>) {
    return change;
  }
}

@Resolver(() => Admin)
export class AdminDepartmentsResolver {
  @FieldResolver(() => Department, {
    nullable: true,
    description: 'A department of any company. Null when there is none with the id.',
  })
  department(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return departmentLoader.of(ctx.admin).load(id);
  }
}
