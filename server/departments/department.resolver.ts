import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { PaymentMethod } from '../../domain/vocabulary.ts';
import type { Context } from '../context.ts';
import { PageArgs } from '../graphql/connection.ts';
import { PaymentMethodEnum } from '../graphql/enums.ts';
import { InstallationConnection } from '../installations/installation.inputs.ts';
import { AdminSubscription } from '../live/AdminSubscription.ts';
import { subscribeToOwn } from '../live/subscribe.ts';
import { attachCard, createCardSetup, setPaymentMethod } from '../payments/paymentMethod.service.ts';
import { Department } from './Department.ts';
import { CardInfo, CardSetup, DepartmentChange, DepartmentInput } from './department.inputs.ts';
import { departmentChange } from './department.reads.ts';
import { createDepartment, deleteDepartment, updateDepartment } from './department.service.ts';

@Resolver(() => Department)
export class DepartmentResolver {
  @FieldResolver(() => CardInfo, { nullable: true, description: 'Absent where no card was attached.' })
  cardInfo(@Root() { cardBrand, cardLast4, cardExpMonth, cardExpYear }: Department): CardInfo | null {
    if (!cardBrand || !cardLast4 || !cardExpMonth || !cardExpYear) return null;
    return { brand: cardBrand, last4: cardLast4, expMonth: cardExpMonth, expYear: cardExpYear };
  }

  @FieldResolver(() => InstallationConnection, { description: 'By subdomain.' })
  installations(@Root() department: Department, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return ctx.readerOf(department).loaders.departmentInstallations.page(department.id, args);
  }

  @FieldResolver(() => Int, { description: "What its installations' active licences add up to." })
  async activeLicenseCount(@Root() department: Department, @Ctx() ctx: Context) {
    return (await ctx.readerOf(department).loaders.activeLicenses.load(department.id))?.total ?? 0;
  }

  @Mutation(() => DepartmentChange, { description: "One more in the viewer's own company." })
  createDepartment(@Ctx() ctx: Context, @Arg('input', () => DepartmentInput) input: DepartmentInput) {
    return createDepartment(ctx, input);
  }

  @Mutation(() => DepartmentChange, { description: "In the viewer's own company." })
  updateDepartment(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => DepartmentInput) input: DepartmentInput,
  ) {
    return updateDepartment(ctx, id, version, input);
  }

  @Mutation(() => DepartmentChange, { description: 'With its installations. CONFLICT where history hangs on it.' })
  deleteDepartment(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteDepartment(ctx, id);
  }

  @Mutation(() => DepartmentChange, { description: 'For what is owed from then on.' })
  setPaymentMethod(
    @Ctx() ctx: Context,
    @Arg('departmentId', () => ID) departmentId: string,
    @Arg('method', () => PaymentMethodEnum, { description: 'CREDIT_CARD needs a card that is attached.' })
    method: PaymentMethod,
  ) {
    return setPaymentMethod(ctx, departmentId, method);
  }

  @Mutation(() => CardSetup, { description: 'Begins to take a card for a department.' })
  createCardSetup(@Ctx() ctx: Context, @Arg('departmentId', () => ID) departmentId: string) {
    return createCardSetup(ctx, departmentId);
  }

  @Mutation(() => DepartmentChange, { description: 'Keeps a card that was confirmed for this very department.' })
  attachCard(
    @Ctx() ctx: Context,
    @Arg('departmentId', () => ID) departmentId: string,
    @Arg('paymentMethodId', () => String, { description: "Stripe's id of the card." }) paymentMethodId: string,
  ) {
    return attachCard(ctx, departmentId, paymentMethodId);
  }

  @Subscription(() => DepartmentChange, {
    description: "In the viewer's own company.",
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
