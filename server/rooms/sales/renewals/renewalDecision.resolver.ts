import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { addDays } from '../../../../domain/basics/dates.ts';
import { companyPricesOn } from '../../../../domain/money/agreedPrices.ts';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { agreedPricesLoader } from '../../money/prices/agreedPrice.reads.ts';
import { CompanyPricesType } from '../../money/prices/agreedPrice.types.ts';
import { shownCompanyPrices } from '../../money/prices/shownPriceList.reads.ts';
import { licenseLoader } from '../licenses/license.reads.ts';
import { License } from '../licenses/License.ts';
import { LicenseChange } from '../licenses/license.types.ts';
import { agreementLoader } from '../serviceAgreements/agreement.reads.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { UpcomingDecision } from './renewal.types.ts';
import { renewalDecisionLoader } from './renewalDecision.reads.ts';
import { decideRenewal, undoRenewalDecision } from './renewalDecision.service.ts';
import { RenewalChoice, RenewalDecisionType } from './renewalDecision.types.ts';

@Resolver(() => License)
export class RenewalDecisionResolver {
  @FieldResolver(() => RenewalDecisionType, {
    nullable: true,
    description:
      'The decision about the end of the current term. Null while nobody has decided: the licence then ends.',
  })
  renewalDecision(@Root() license: License, @Ctx() ctx: Context) {
    return renewalDecisionLoader.of(ctx.readerOf(license)).load(license.id);
  }

  @FieldResolver(() => Int, { description: 'Number of seats after a renewal: the current number unless it changes.' })
  renewalQuantity(@Root() { renewalQuantity, quantity }: License) {
    return renewalQuantity ?? quantity;
  }

  @FieldResolver(() => CompanyPricesType, {
    description: 'The prices of the company on the first day after the current term, as far as they are known today.',
  })
  async renewalPrices(@Root() license: License, @Ctx() ctx: Context) {
    const day = addDays(license.validUntil, 1);
    // A buyer sees the prices of what they order. Everybody else needs to see the company's finance.
    const reader = may(ctx.viewer, 'orderLicenses') ? ctx.priceReaderOf(license) : ctx.readerOf(license);
    const [list, agreed] = await Promise.all([
      ctx.services.prices.on(day),
      agreedPricesLoader.of(reader).load(license.customerId),
    ]);
    return shownCompanyPrices(list, companyPricesOn(list, agreed?.prices ?? [], day));
  }

  @Access('orderLicenses')
  @Mutation(() => LicenseChange, {
    description:
      'Decides whether a licence is renewed at the end of its term, and mails the caller and the point of contact. ' +
      'Replaces an earlier decision. CONFLICT when the licence is not ACTIVE and after its notice deadline, ' +
      "PRICE_CHANGED when the price is not the one shown, and FORBIDDEN above the company's limit for the caller.",
  })
  decideRenewal(
    @Ctx() ctx: Context,
    @Arg('licenseId', () => ID, { description: "An ACTIVE licence of the viewer's company." }) licenseId: string,
    @Arg('choice', () => RenewalChoice, { description: 'What happens at the end of the term.' }) choice: RenewalChoice,
  ) {
    return decideRenewal(ctx, licenseId, choice);
  }

  @Access('orderLicenses')
  @Mutation(() => LicenseChange, {
    description:
      'Undoes a decision, so that the licence is undecided again with the current number of seats. CONFLICT when the ' +
      'licence is not ACTIVE, and after its notice deadline.',
  })
  undoRenewalDecision(
    @Ctx() ctx: Context,
    @Arg('licenseId', () => ID, { description: "An ACTIVE licence of the viewer's company." }) licenseId: string,
  ) {
    return undoRenewalDecision(ctx, licenseId);
  }
}

@Resolver(() => UpcomingDecision)
export class UpcomingDecisionResolver {
  @FieldResolver(() => License, { nullable: true, description: 'The licence to decide on. Null for an agreement.' })
  license(@Root() { kind, subjectId }: UpcomingDecision, @Ctx() ctx: Context) {
    return kind === 'LICENSE' ? licenseLoader.of(ctx).load(subjectId) : null;
  }

  @FieldResolver(() => ServiceAgreement, {
    nullable: true,
    description: 'The service agreement to decide on. Null for a licence.',
  })
  serviceAgreement(@Root() { kind, subjectId }: UpcomingDecision, @Ctx() ctx: Context) {
    return kind === 'LICENSE' ? null : agreementLoader.of(ctx).load(subjectId);
  }
}
