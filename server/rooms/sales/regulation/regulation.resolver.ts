import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { Interval } from '../../../../domain/basics/vocabulary.ts';
import { priceOfMonths } from '../../../../domain/sales/agreementPricing.ts';
import { MAX_REGULATION, withRegulations } from '../../../../domain/sales/regulation.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { badInput } from '../../../platform/errors.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { subscribeAsAdmin } from '../../../platform/live/subscribe.ts';
import { IntervalEnum } from '../../companies/customers/billing.enums.ts';
import { activeLicensesLoader } from '../licenses/licenseCounts.reads.ts';
import { ServiceAgreementChange } from '../serviceAgreements/agreement.types.ts';
import { agreementPrices } from '../serviceAgreements/agreementPrices.reads.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { plannedRegulationsLoader, regulationAtRenewal, storedStatesLoader } from './pendingRegulation.reads.ts';
import { regulationChange, regulationPage, runningAgreementPage } from './regulation.reads.ts';
import { leaveOutOfRegulation, planRegulation, withdrawRegulation } from './regulation.service.ts';
import {
  RegulationChange,
  RegulationConnection,
  RegulationInput,
  RenewalRegulation,
  RunningAgreementConnection,
} from './regulation.types.ts';

async function regulationOf(reader: Reader, agreement: ServiceAgreement) {
  const [planned, stored] = await Promise.all([
    plannedRegulationsLoader.of(reader).load('all'),
    storedStatesLoader.of(reader).load(agreement.id),
  ]);
  return regulationAtRenewal(agreement, planned?.regulations ?? [], stored?.states ?? new Map()) ?? null;
}

@Resolver(() => ServiceAgreement)
export class AgreementRegulationResolver {
  @FieldResolver(() => RenewalRegulation, {
    nullable: true,
    description: 'The regulation that a renewal includes when it is decided now. Null when the price stays.',
  })
  renewalRegulation(@Root() agreement: ServiceAgreement, @Ctx() ctx: Context) {
    return regulationOf(ctx.readerOf(agreement), agreement);
  }

  @FieldResolver(() => Int, {
    description: 'Price of a period of the next term in øre, excluding VAT, for the current number of licences.',
  })
  async renewalPeriodPrice(
    @Root() agreement: ServiceAgreement,
    @Ctx() ctx: Context,
    @Arg('months', () => Int, { description: 'Number of months, 1 to 12.' }) months: number,
    @Arg('interval', () => IntervalEnum, {
      nullable: true,
      description: 'How often it is paid. As the agreement is paid now when left out.',
    })
    interval?: Interval | null,
  ) {
    if (months < 1 || months > 12) throw badInput({ months: 'Skriv et antal måneder fra 1 til 12' });
    const reader = ctx.priceReaderOf(agreement);
    const [sold, licenses, regulation] = await Promise.all([
      agreementPrices(ctx, agreement),
      activeLicensesLoader.of(reader).load(agreement.departmentId),
      regulationOf(reader, agreement),
    ]);
    const prices = withRegulations(sold, regulation ? [regulation.percent] : []);
    return priceOfMonths(prices, licenses?.total ?? 0, interval ?? agreement.paymentInterval, months);
  }
}

@Resolver(() => Admin)
export class AdminRegulationResolver {
  @Access('sell')
  @FieldResolver(() => RegulationConnection, { description: 'All regulations, also withdrawn ones, newest first.' })
  regulations(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return regulationPage(ctx.admin, args);
  }

  @Access('sell')
  @FieldResolver(() => RunningAgreementConnection, {
    description:
      'ACTIVE service agreements by their next renewal, with their price before and after it. With `percent` and ' +
      '`validFrom`, the agreements that such a regulation would concern.',
  })
  runningAgreements(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('percent', () => Int, {
      nullable: true,
      description: 'The percentage of a regulation to preview, in hundredths of a percent.',
    })
    percent?: number | null,
    @Arg('validFrom', () => CalendarDate, {
      nullable: true,
      description: 'The first renewal day of the regulation to preview.',
    })
    validFrom?: string | null,
  ) {
    if (percent != null && (percent < 1 || percent > MAX_REGULATION))
      throw badInput({ percent: 'Skriv en procent mellem 0 og 20' });
    return runningAgreementPage(ctx, percent != null && validFrom != null ? { percent, validFrom } : null, args);
  }
}

@Resolver()
export class RegulationResolver {
  @Access('administer')
  @Mutation(() => RegulationChange, {
    description:
      'For admins: plans a yearly regulation of service agreements. Companies are told at least three months before ' +
      'their renewal, and the new price holds from the renewal on. BAD_USER_INPUT when another regulation is less ' +
      'than twelve months away.',
  })
  planRegulation(@Ctx() ctx: Context, @Arg('input', () => RegulationInput) input: RegulationInput) {
    return planRegulation(ctx, input);
  }

  @Access('administer')
  @Mutation(() => RegulationChange, {
    description: 'For admins: withdraws a regulation. CONFLICT once a company was told about it.',
  })
  withdrawRegulation(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return withdrawRegulation(ctx, id);
  }

  @Access('sell')
  @Mutation(() => ServiceAgreementChange, {
    description:
      'For admins and sales: leaves an agreement out of a regulation, or takes it in again. CONFLICT once its ' +
      'company was told.',
  })
  leaveOutOfRegulation(
    @Ctx() ctx: Context,
    @Arg('regulationId', () => ID, { description: 'A regulation that was not withdrawn.' }) regulationId: string,
    @Arg('agreementId', () => ID, { description: 'An agreement that renews within its twelve months.' })
    agreementId: string,
    @Arg('isLeftOut', () => Boolean, { description: 'False takes the agreement in again.' }) isLeftOut: boolean,
  ) {
    return leaveOutOfRegulation(ctx, regulationId, agreementId, isLeftOut);
  }

  @Access('sell')
  @Subscription(() => RegulationChange, {
    description:
      'For admins and sales: publishes every regulation that is planned, withdrawn, told to a company or applied.',
    subscribe: ({ context }) =>
      subscribeAsAdmin(context as Context, 'regulation.changed', (ctx, id) => regulationChange(ctx.admin, id)),
  })
  adminRegulationChanged(@Root() change: InstanceType<typeof RegulationChange>) {
    return change;
  }
}
