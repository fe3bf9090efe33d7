import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumOf, type Interval, type Plan } from '../../../../domain/basics/vocabulary.ts';
import { RenewalOutcome } from '../../../../domain/sales/renewals.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { IntervalEnum } from '../../companies/customers/billing.enums.ts';
import { PlanEnum } from '../../companies/installations/plan.enum.ts';

export const RenewalOutcomeEnum = enumOf(RenewalOutcome);
registerEnum(RenewalOutcomeEnum, 'RenewalDecisionOutcome', 'What happens at the end of a term.', {
  RENEW: 'It continues for another term, maybe with another number of seats or another plan.',
  EXPIRE: 'It ends with its last day.',
});

@InputType({ description: 'What a company decides about a licence.' })
export class RenewalChoice {
  @Field(() => RenewalOutcomeEnum, { description: 'Whether the licence is renewed.' }) outcome!: RenewalOutcome;
  @Field(() => Int, {
    nullable: true,
    description: 'Seats from the renewal on, 1 to 1000. The current number when omitted. Ignored for EXPIRE.',
  })
  quantity?: number | null;
  @Field(() => PlanEnum, {
    nullable: true,
    description: 'The plan from the renewal on. The current plan when omitted. Ignored for EXPIRE.',
  })
  plan?: Plan | null;
  @Field(() => ID, {
    nullable: true,
    description:
      "Id of the licence's `renewalPrices` that the caller saw. PRICE_CHANGED when the renewal has another price " +
      'now. When omitted, the current price is accepted.',
  })
  priceListId?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Must be true for RENEW: the terms of licences are accepted for the next term. Ignored for EXPIRE.',
  })
  acceptTerms?: boolean | null;
  @Field(() => CalendarDate, { nullable: true })
  termsVersion?: string | null;
  @Field(() => IntervalEnum, {
    nullable: true,
    description:
      'The billing interval at which the caller saw the price of `priceListId`. PRICE_CHANGED when the licence is ' +
      'billed at another interval now and thereby has another price.',
  })
  billingInterval?: Interval | null;
}

@ObjectType('RenewalDecision', {
  description: 'The decision about a licence or service agreement at the end of its term.',
  simpleResolvers: true,
})
export class RenewalDecisionType {
  @Field(() => RenewalOutcomeEnum, { description: 'Whether the licence is renewed.' }) outcome!: RenewalOutcome;
  @Field(() => PlanEnum, { nullable: true, description: 'The plan from the renewal on; null when it stays.' })
  plan!: Plan | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Price of a seat for a month from the renewal on, in øre, excluding VAT. Null when it is by agreement, and for ' +
      'a licence that ends.',
  })
  price!: number | null;
  @Field(() => String, { nullable: true, description: 'Why the company does not renew; null unless it said so.' })
  reason!: string | null;
  @Field(() => DateTime, { description: 'When it was decided.' }) decidedAt!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the user who decided. Null for a program and, where a company reads, for the reseller.',
  })
  decidedBy!: string | null;
}
