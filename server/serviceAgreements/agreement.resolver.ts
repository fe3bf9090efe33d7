import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { may } from '../auth/policy.ts';
import type { ServiceAgreementStatus } from '../../domain/vocabulary.ts';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';
import { Department } from '../departments/Department.ts';
import { PageArgs } from '../graphql/connection.ts';
import { ServiceAgreementStatusEnum } from '../graphql/enums.ts';
import { AdminSubscription } from '../live/AdminSubscription.ts';
import { subscribeToOwn } from '../live/subscribe.ts';
import {
  AgreementPurchase,
  BuyServiceAgreementInput,
  ServiceAgreementChange,
  ServiceAgreementConnection,
  ServiceAgreementInput,
} from './agreement.inputs.ts';
import { agreementChange, agreementOverview, agreementPage, justOrderedAgreement } from './agreement.reads.ts';
import {
  activateServiceAgreement,
  createServiceAgreement,
  deleteServiceAgreement,
  updateServiceAgreement,
} from './agreement.service.ts';
import { buyServiceAgreement } from './agreementPurchase.service.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';

@Resolver(() => ServiceAgreement)
export class ServiceAgreementResolver {
  @Query(() => ServiceAgreementConnection, {
    description:
      "All companies' for an admin; the own company's for anybody else. The search looks at company and department.",
  })
  agreementOverview(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('status', () => ServiceAgreementStatusEnum, {
      nullable: true,
      description: 'That status alone; left out, all.',
    })
    status?: ServiceAgreementStatus | null,
  ) {
    return agreementOverview(may(ctx.viewer, 'administer') ? ctx.admin : ctx, { search, status }, args);
  }

  @Mutation(() => AgreementPurchase, {
    description:
      "Begins today at today's price; its first period is owed at once, and an admin activates it. PAYMENT_METHOD_REQUIRED and PAYMENT_FAILED as with `buyClipCard`.",
  })
  buyServiceAgreement(
    @Ctx() ctx: Context,
    @Arg('input', () => BuyServiceAgreementInput) input: BuyServiceAgreementInput,
  ) {
    return buyServiceAgreement(ctx, input);
  }

  @Mutation(() => ServiceAgreementChange, {
    description: "For admins: at today's price. It is owed when it is first ACTIVE.",
  })
  createServiceAgreement(@Ctx() ctx: Context, @Arg('input', () => ServiceAgreementInput) input: ServiceAgreementInput) {
    return createServiceAgreement(ctx, input);
  }

  @Mutation(() => ServiceAgreementChange, { description: 'For admins. Its price stays as it was sold.' })
  updateServiceAgreement(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => ServiceAgreementInput) input: ServiceAgreementInput,
  ) {
    return updateServiceAgreement(ctx, id, version, input);
  }

  @Mutation(() => ServiceAgreementChange, { description: 'For admins. What is still owed for it is owed no more.' })
  deleteServiceAgreement(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteServiceAgreement(ctx, id);
  }

  @Mutation(() => ServiceAgreementChange, {
    description: 'For admins. The buyer is told. CONFLICT while nobody knows whether its card payment is through.',
  })
  activateServiceAgreement(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return activateServiceAgreement(ctx, id);
  }

  @Subscription(() => ServiceAgreementChange, {
    description: "In the viewer's own company.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'service-agreement.changed', agreementChange),
  })
  serviceAgreementChanged(@Root() change: InstanceType<typeof ServiceAgreementChange>) {
    return change;
  }

  @AdminSubscription(() => ServiceAgreementChange, 'service-agreement.changed', agreementChange)
  adminServiceAgreementChanged(@Root() change: InstanceType<typeof ServiceAgreementChange>) {
    return change;
  }
}

@Resolver(() => Customer)
export class CustomerAgreementsResolver {
  @FieldResolver(() => ServiceAgreementConnection, { description: 'Newest first.' })
  serviceAgreements(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return agreementPage(ctx.readerOf(customer), customer.id, args);
  }

  @FieldResolver(() => ServiceAgreement, {
    nullable: true,
    description: 'The agreement with this id, if the company itself ordered it within the last hour. Null otherwise.',
  })
  justOrderedAgreement(@Root() customer: Customer, @Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return justOrderedAgreement(ctx.readerOf(customer), customer.id, id);
  }
}

@Resolver(() => Department)
export class DepartmentAgreementsResolver {
  @FieldResolver(() => ServiceAgreementConnection, { description: 'Newest first.' })
  serviceAgreements(@Root() department: Department, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return ctx.readerOf(department).loaders.departmentAgreements.page(department.id, args);
  }

  @FieldResolver(() => ServiceAgreement, {
    nullable: true,
    description: 'The newest agreement that is PENDING or ACTIVE. Null when there is none.',
  })
  async openServiceAgreement(@Root() department: Department, @Ctx() ctx: Context) {
    return (await ctx.readerOf(department).loaders.openAgreement.load(department.id))?.agreement ?? null;
  }
}
