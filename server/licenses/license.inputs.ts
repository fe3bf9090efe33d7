import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Interval, LicenseStatus, Plan } from '../../domain/vocabulary.ts';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { IntervalEnum, LicenseStatusEnum, PlanEnum } from '../graphql/enums.ts';
import { CalendarDate } from '../graphql/scalars.ts';
import { License } from './License.ts';
import { LicenseRequest } from './LicenseRequest.ts';

export const LicenseConnection = connectionOf(License, 'License');
export const LicenseChange = changeOf(LicenseConnection, 'License');
export const LicenseRequestConnection = connectionOf(LicenseRequest, 'LicenseRequest');
export const LicenseRequestChange = changeOf(LicenseRequestConnection, 'LicenseRequest');

@InputType({
  description: "Licences of the installation's plan. All of it is needed; what is missing is told together.",
})
export class OrderLicensesInput {
  @Field(() => String, { description: 'Made up by the dialog that orders: sent twice, it orders once.' })
  purchaseId!: string;
  @Field(() => ID, { nullable: true, description: "Who pays: one of the company's own." }) departmentId?: string | null;
  @Field(() => ID, { nullable: true, description: "One of that department's." }) zendeskInstanceId?: string | null;
  @Field(() => Int, { nullable: true, description: 'How many: 1 to 1000.' }) requestedLicenses?: number | null;
  @Field(() => Boolean) acceptTerms!: boolean;
}

@InputType({ description: 'Licences as an admin makes or edits them. What is left out of an edit stays.' })
export class LicenseInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Where they are used. Licences that are made stay in their company.',
  })
  installationId?: string | null;

  @Field(() => PlanEnum, { nullable: true, description: "Which of the help desk's plans." }) type?: Plan | null;
  @Field(() => Int, { nullable: true, description: '1 to 1000.' }) quantity?: number | null;

  @Field(() => LicenseStatusEnum, {
    nullable: true,
    description: 'On the night after validUntil, ACTIVE becomes EXPIRED; nothing else happens by itself.',
  })
  status?: LicenseStatus | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The first day.' }) validFrom?: string | null;
  @Field(() => CalendarDate, { nullable: true, description: 'The last day, not before validFrom.' }) validUntil?:
    | string
    | null;
  @Field(() => IntervalEnum, { nullable: true, description: 'How often they are billed.' })
  billingInterval?: Interval | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How much longer they run each time they are renewed, in months: 1 to 60.',
  })
  contractTerm?: number | null;
}

@ObjectType({ description: 'Fewer licences from the next renewal on.', simpleResolvers: true })
export class SeatChange {
  @Field(() => Int, { description: 'How many go on.' }) quantity!: number;
  @Field(() => CalendarDate, { description: 'The first day of the term that the licence is renewed for.' })
  effectiveDate!: string;
  @Field(() => CalendarDate, { description: 'The last day on which it can be undone.' }) noticeDeadline!: string;
  @Field(() => Boolean, { description: 'That day is not over.' }) viewerCanUndo!: boolean;
}

@ObjectType({ description: "What a company's licences add up to, and what comes next.", simpleResolvers: true })
export class LicenseSummary {
  @Field(() => ID, { description: 'The same for the same company.' }) id!: string;
  @Field(() => Int, { description: 'Seats on ACTIVE licences.' }) active!: number;
  @Field(() => Int, { description: 'Seats on PENDING licences.' }) pending!: number;
  @Field(() => Int, { description: 'Seats on EXPIRED licences.' }) expired!: number;
  @Field(() => Int, { description: 'Seats on ACTIVE and PENDING licences. Expired ones are counted apart.' })
  total!: number;
  @Field(() => Int, { description: 'Orders that nobody has begun with.' }) awaitingRequests!: number;
  @Field(() => CalendarDate, { nullable: true, description: 'The first day on which active licences end.' })
  nextRenewal!: string | null;
  @Field(() => Int, { description: 'Seats on the active licences that end on nextRenewal.' }) renewalCount!: number;
}
