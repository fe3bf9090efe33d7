import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Interval, LicenseStatus, Plan } from '../../../../domain/basics/vocabulary.ts';
import { changesOf, type Changes } from '../../../platform/graphql/changes.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { IntervalEnum } from '../../companies/customers/billing.enums.ts';
import { PlanEnum } from '../../companies/installations/plan.enum.ts';
import { LicenseStatusEnum } from './license.enums.ts';
import { License } from './License.ts';
import { LicenseRequest } from './LicenseRequest.ts';

export const LicenseConnection = connectionOf(License, 'License');
export const LicenseChange = changeOf(LicenseConnection, 'License');
export const LicenseRequestConnection = connectionOf(LicenseRequest, 'LicenseRequest');
export const LicenseRequestChange = changeOf(LicenseRequestConnection, 'LicenseRequest');

@InputType({
  description:
    "An order of licences of the installation's plan. All fields are required; missing fields are reported together.",
})
export class OrderLicensesInput {
  @Field(() => String, {
    description:
      'Idempotency key chosen by the client. Sending the same order again with the same key returns the first ' +
      'result; another order with the same key is a CONFLICT.',
  })
  purchaseId!: string;
  @Field(() => ID, { nullable: true, description: "The department that pays: one of the company's own." })
  departmentId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The installation: one of that department.' })
  zendeskInstanceId?: string | null;
  @Field(() => Int, { nullable: true, description: 'Number of seats, 1 to 1000.' }) requestedLicenses?: number | null;
  @Field(() => Boolean, { description: 'Must be true: the terms of licences are accepted.' }) acceptTerms!: boolean;
  @Field(() => ID, {
    nullable: true,
    description:
      "Id of the prices that the buyer saw: of the company's `prices`, or of the price list. PRICE_CHANGED when the " +
      'plan has another price now. When omitted, the current price is accepted.',
  })
  priceListId?: string | null;

  @Field(() => CalendarDate, { nullable: true })
  termsVersion?: string | null;
  @Field(() => IntervalEnum, {
    nullable: true,
    description:
      'The billing interval at which the buyer saw the price of `priceListId`. PRICE_CHANGED when the licences are ' +
      'billed at another interval now and thereby have another price.',
  })
  billingInterval?: Interval | null;
}

@InputType({ description: 'A licence that an admin creates.' })
export class LicenseInput {
  @Field(() => ID, { description: 'The installation in which the licence is used.' }) installationId!: string;
  @Field(() => PlanEnum, { description: 'The plan of the help desk.' }) type!: Plan;
  @Field(() => Int, { description: 'Number of seats, 1 to 1000.' }) quantity!: number;

  @Field(() => LicenseStatusEnum, {
    description:
      'Status of the licence. ACTIVE becomes EXPIRED in the night after `validUntil`; no other status changes by ' +
      'itself.',
  })
  status!: LicenseStatus;

  @Field(() => CalendarDate, { description: 'First day of the licence.' }) validFrom!: string;
  @Field(() => CalendarDate, { description: 'Last day of the licence, not before `validFrom`.' }) validUntil!: string;
  @Field(() => IntervalEnum, { description: 'How often the licence is billed.' }) billingInterval!: Interval;
  @Field(() => Int, { description: 'Number of months by which each renewal extends the licence: 1 to 60.' })
  contractTerm!: number;
}

export const LicenseChanges = changesOf(LicenseInput, 'LicenseChanges', {
  description: 'Changes of a licence by an admin. Fields that are left out keep their values.',
  fields: {
    installationId:
      'Another installation of the same company, in which the licence is used. Stays the same when left out; cannot ' +
      'be null.',
  },
});
export type LicenseChanges = Changes<LicenseInput>;

@ObjectType({ description: "Totals of a company's licences, and their next renewal.", simpleResolvers: true })
export class LicenseSummary {
  @Field(() => ID, { description: 'Id of the summary, which is constant for a company.' }) id!: string;
  @Field(() => Int, { description: 'Number of seats in ACTIVE licences.' }) active!: number;
  @Field(() => Int, { description: 'Number of seats in PENDING licences.' }) pending!: number;
  @Field(() => Int, { description: 'Number of seats in EXPIRED licences.' }) expired!: number;
  @Field(() => Int, { description: 'Number of seats in ACTIVE and PENDING licences, without EXPIRED ones.' })
  total!: number;
  @Field(() => Int, { description: 'Number of licence requests that are PENDING.' }) awaitingRequests!: number;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The first day on which an active licence ends. Null when there is no active licence.',
  })
  nextRenewal!: string | null;
  @Field(() => Int, { description: 'Number of seats in the active licences that end on `nextRenewal`.' })
  renewalCount!: number;
}
