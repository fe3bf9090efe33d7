import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import type { Interval } from '../../../../domain/basics/vocabulary.ts';
import { priceOfMonths } from '../../../../domain/sales/agreementPricing.ts';
import { agreementDecisionDate, type RenewalOutcome } from '../../../../domain/sales/renewals.ts';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { IntervalEnum } from '../../companies/customers/billing.enums.ts';
import { activeLicensesLoader } from '../licenses/licenseCounts.reads.ts';
import { ServiceAgreementChange } from '../serviceAgreements/agreement.types.ts';
import { agreementPrices } from '../serviceAgreements/agreementPrices.reads.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { changePaymentInterval, decideAgreement, undoAgreementDecision } from './agreementDecision.service.ts';
import { renewalDecisionLoader } from './renewalDecision.reads.ts';
import { RenewalDecisionType, RenewalOutcomeEnum } from './renewalDecision.types.ts';

@Resolver(() => ServiceAgreement)
export class AgreementDecisionResolver {
  @FieldResolver(() => CalendarDate, { description: 'Last day to decide about the end of the term.' })
  noticeDeadline(@Root() { endDate }: ServiceAgreement) {
    return agreementDecisionDate(endDate);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may buy, the agreement is ACTIVE, and its notice deadline is not over.',
  })
  viewerCanDecide(@Root() { status, endDate }: ServiceAgreement, @Ctx() ctx: Context) {
    return may(ctx.viewer, 'buyAgreements') && status === 'ACTIVE' && dateOf() <= agreementDecisionDate(endDate);
  }

  @FieldResolver(() => RenewalDecisionType, {
    nullable: true,
    description: 'The decision about the end of the term. Null while nobody has decided: the agreement then ends.',
  })
  renewalDecision(@Root() agreement: ServiceAgreement, @Ctx() ctx: Context) {
    return renewalDecisionLoader.of(ctx.readerOf(agreement)).load(agreement.id);
  }

  @FieldResolver(() => CalendarDate, {
    description: 'First day that is not billed yet. Another payment interval holds from that day on.',
  })
  nextPeriodStart(@Root() { startDate, billedMonths }: ServiceAgreement) {
    return addMonths(startDate, billedMonths);
  }

  @FieldResolver(() => Int, {
    description: 'Price of a full next period in øre, excluding VAT, for the current number of licences.',
  })
  async nextPeriodPrice(
    @Root() agreement: ServiceAgreement,
    @Ctx() ctx: Context,
    @Arg('interval', () => IntervalEnum, { description: 'The length of the period.' }) interval: Interval,
  ) {
    const [prices, licenses] = await Promise.all([
      agreementPrices(ctx, agreement),
      activeLicensesLoader.of(ctx.priceReaderOf(agreement)).load(agreement.departmentId),
    ]);
    return priceOfMonths(prices, licenses?.total ?? 0, interval);
  }

  @Access('buyAgreements')
  @Mutation(() => ServiceAgreementChange, {
    description:
      'Decides whether a service agreement is renewed or ends with its term, and mails the caller and the point of ' +
      'contact. Replaces an earlier decision. CONFLICT when the agreement is not ACTIVE and after its notice ' +
      "deadline, and FORBIDDEN to renew above the company's limit for the caller.",
  })
  decideAgreement(
    @Ctx() ctx: Context,
    @Arg('agreementId', () => ID, { description: "An ACTIVE agreement of the viewer's company." }) agreementId: string,
    @Arg('outcome', () => RenewalOutcomeEnum, { description: 'RENEW, or EXPIRE to give notice.' })
    outcome: RenewalOutcome,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'Why the company gives notice, at most 500 characters. Ignored for RENEW.',
    })
    reason?: string | null,
    @Arg('acceptTerms', () => Boolean, {
      nullable: true,
      description: 'Must be true for RENEW: the terms of service agreements are accepted for the next term.',
    })
    acceptTerms?: boolean | null,
    @Arg('termsVersion', () => CalendarDate, { nullable: true }) termsVersion?: string | null,
    @Arg('shownMonth', () => Int, {
      nullable: true,
      description:
        "The agreement's `renewalPeriodPrice` of one month that the caller saw, in øre. PRICE_CHANGED when a renewal " +
        'costs another price now. When omitted, the current price is accepted.',
    })
    shownMonth?: number | null,
  ) {
    return decideAgreement(ctx, agreementId, { outcome, reason, acceptTerms, termsVersion, shownMonth });
  }

  @Access('buyAgreements')
  @Mutation(() => ServiceAgreementChange, {
    description: 'Undoes a decision about a service agreement. CONFLICT after its notice deadline.',
  })
  undoAgreementDecision(
    @Ctx() ctx: Context,
    @Arg('agreementId', () => ID, { description: "An ACTIVE agreement of the viewer's company." }) agreementId: string,
  ) {
    return undoAgreementDecision(ctx, agreementId);
  }

  @Access('buyAgreements')
  @Mutation(() => ServiceAgreementChange, {
    description:
      'Changes how often a service agreement is paid, from its `nextPeriodStart` on. CONFLICT when it is not ACTIVE.',
  })
  changePaymentInterval(
    @Ctx() ctx: Context,
    @Arg('agreementId', () => ID, { description: "An ACTIVE agreement of the viewer's company." }) agreementId: string,
    @Arg('interval', () => IntervalEnum, { description: 'The length of the later periods.' }) interval: Interval,
  ) {
    return changePaymentInterval(ctx, agreementId, interval);
  }
}
