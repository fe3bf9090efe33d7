import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  Float,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { ServiceAgreementStatus } from '../../../../domain/basics/vocabulary.ts';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { CHANGES } from '../../../platform/graphql/changes.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { ReadsReplica } from '../../../platform/graphql/readsReplica.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Department } from '../../companies/departments/Department.ts';
import { ServiceAgreementStatusEnum } from './agreement.enums.ts';
import {
  agreementChange,
  agreementOverview,
  agreementPage,
  justOrderedAgreement,
  departmentAgreementsLoader,
  openAgreementLoader,
  pendingServiceAgreements,
} from './agreement.reads.ts';
import {
  activateServiceAgreement,
  createServiceAgreement,
  deleteServiceAgreement,
  updateServiceAgreement,
} from './agreement.service.ts';
import {
  AgreementPurchase,
  BuyServiceAgreementInput,
  ServiceAgreementChange,
  ServiceAgreementChanges,
  ServiceAgreementConnection,
  ServiceAgreementInput,
} from './agreement.types.ts';
import { buyServiceAgreement } from './agreementPurchase.service.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';
import { serviceAgreementSorts, type ServiceAgreementSort } from './serviceAgreementSorts.ts';

@Resolver(() => ServiceAgreement)
export class ServiceAgreementResolver {
  @FieldResolver(() => Float, {
    description: 'The discount of the sale if the agreement is paid for a year at a time.',
  })
  async yearlyDiscountPercent(@Root() agreement: ServiceAgreement, @Ctx() ctx: Context) {
    return (await ctx.services.prices.listOf(agreement)).yearlyDiscountPercent;
  }

  @ReadsReplica('current')
  @Access('viewer')
  @Query(() => ServiceAgreementConnection, {
    description:
      "Service agreements, newest first: those of all companies for an admin, those of the caller's company otherwise.",
  })
  agreementOverview(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('search', () => String, { nullable: true, description: 'Text to find in company and department names.' })
    search?: string | null,
    @Arg('status', () => ServiceAgreementStatusEnum, {
      nullable: true,
      description: 'Returns agreements with this status only. All agreements when left out.',
    })
    status?: ServiceAgreementStatus | null,
    @Arg('sort', () => serviceAgreementSorts.values, {
      nullable: true,
      description: 'Order of the list. Newest first when left out.',
    })
    sort?: ServiceAgreementSort | null,
    @Arg('ids', () => [ID], {
      nullable: true,
      description: 'Only agreements with these ids. All agreements when left out.',
    })
    ids?: string[] | null,
  ) {
    return agreementOverview(may(ctx.viewer, 'sell') ? ctx.admin : ctx, { search, status, ids, sort }, args);
  }

  @Access('buyAgreements')
  @Mutation(() => AgreementPurchase, {
    description:
      'Buys a service agreement that starts today at the current price. The first period is billed at once, and the ' +
      'agreement is PENDING until an admin activates it. Refused with PAYMENT_METHOD_REQUIRED when the department ' +
      'has no payment method, with PAYMENT_FAILED when its payment card is declined, and with CONFLICT when the ' +
      'purchase id was used for another purchase.',
  })
  buyServiceAgreement(
    @Ctx() ctx: Context,
    @Arg('input', () => BuyServiceAgreementInput) input: BuyServiceAgreementInput,
  ) {
    return buyServiceAgreement(ctx, input);
  }

  @Access('sell')
  @Mutation(() => ServiceAgreementChange, {
    description:
      'For admins and sales. Creates a service agreement at the current price. The first period is billed when the ' +
      'agreement first becomes ACTIVE.',
  })
  createServiceAgreement(@Ctx() ctx: Context, @Arg('input', () => ServiceAgreementInput) input: ServiceAgreementInput) {
    return createServiceAgreement(ctx, input);
  }

  @Access('sell')
  @Mutation(() => ServiceAgreementChange, {
    description: 'For admins and sales. Edits a service agreement. Its licence count and price stay those of the sale.',
  })
  updateServiceAgreement(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('changes', () => ServiceAgreementChanges, { description: CHANGES }) changes: ServiceAgreementChanges,
  ) {
    return updateServiceAgreement(ctx, id, version, changes);
  }

  @Access('sell')
  @Mutation(() => ServiceAgreementChange, {
    description: 'For admins and sales. Deletes a service agreement and cancels its PENDING ledger entries.',
  })
  deleteServiceAgreement(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteServiceAgreement(ctx, id);
  }

  @Access('sell')
  @Mutation(() => ServiceAgreementChange, {
    description:
      'For admins and sales. Activates a PENDING service agreement and notifies the buyer by mail. An agreement that ' +
      'is already ACTIVE is returned unchanged. Refused with CONFLICT in any other status, and until the card ' +
      'payment that bought the agreement has settled.',
  })
  activateServiceAgreement(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version?: number | null,
  ) {
    return activateServiceAgreement(ctx, id, version);
  }

  @Access('viewer')
  @Subscription(() => ServiceAgreementChange, {
    description: "Sends a change of a service agreement of the viewer's company.",
    subscribe: ({ context }) =>
      subscribeToOwn(context as Context, 'service-agreement.changed', agreementChange, { sees: ['AGREEMENTS'] }),
  })
  serviceAgreementChanged(@Root() change: InstanceType<typeof ServiceAgreementChange>) {
    return change;
  }

  @AdminSubscription('sell', () => ServiceAgreementChange, 'service-agreement.changed', agreementChange)
  adminServiceAgreementChanged(@Root() change: InstanceType<typeof ServiceAgreementChange>) {
    return change;
  }
}

@Resolver(() => Customer)
export class CustomerAgreementsResolver {
  @FieldResolver(() => ServiceAgreementConnection, { description: 'Service agreements of the company, newest first.' })
  serviceAgreements(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return agreementPage(ctx.readerOf(customer), customer.id, args);
  }

  @FieldResolver(() => ServiceAgreement, {
    nullable: true,
    description:
      'The agreement with this id, if the company itself ordered the agreement within the last hour and no card ' +
      'payment is pending. Null otherwise.',
  })
  justOrderedAgreement(@Root() customer: Customer, @Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return justOrderedAgreement(ctx.readerOf(customer), customer.id, id);
  }
}

@Resolver(() => Department)
export class DepartmentAgreementsResolver {
  @FieldResolver(() => ServiceAgreementConnection, {
    description: 'Service agreements of the department, newest first.',
  })
  serviceAgreements(@Root() department: Department, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return departmentAgreementsLoader.of(ctx.readerOf(department)).page(department.id, args);
  }

  @FieldResolver(() => ServiceAgreement, {
    nullable: true,
    description: 'The newest agreement that is PENDING or ACTIVE. Null when there is none.',
  })
  async openServiceAgreement(@Root() department: Department, @Ctx() ctx: Context) {
    return (await openAgreementLoader.of(ctx.readerOf(department)).load(department.id))?.agreement ?? null;
  }
}

@Resolver(() => Admin)
export class AdminAgreementsResolver {
  @Access('sell')
  @FieldResolver(() => Int, { description: 'Number of PENDING service agreements of all companies.' })
  pendingServiceAgreements(@Ctx() ctx: Context) {
    return pendingServiceAgreements(ctx.admin);
  }
}
