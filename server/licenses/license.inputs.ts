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

@InputType()
export class OrderLicensesInput {
  @Field(() => String, { description: 'Made up by the dialog that orders: sent twice, it orders once.' }) purchaseId!: string;
  @Field(() => ID, { nullable: true }) departmentId?: string | null;
  @Field(() => ID, { nullable: true }) zendeskInstanceId?: string | null;
  @Field(() => Int, { nullable: true }) requestedLicenses?: number | null;
  @Field(() => Boolean) acceptTerms!: boolean;
}

/** What is left out of an update stays as it is stored. */
@InputType()
export class LicenseInput {
  @Field(() => ID, { nullable: true }) installationId?: string | null;
  @Field(() => PlanEnum, { nullable: true }) type?: Plan | null;
  @Field(() => Int, { nullable: true }) quantity?: number | null;
  @Field(() => LicenseStatusEnum, { nullable: true }) status?: LicenseStatus | null;
  @Field(() => CalendarDate, { nullable: true }) validFrom?: string | null;
  @Field(() => CalendarDate, { nullable: true }) validUntil?: string | null;
  @Field(() => IntervalEnum, { nullable: true }) billingInterval?: Interval | null;
  @Field(() => Int, { nullable: true }) contractTerm?: number | null;
}

@ObjectType({ description: 'Fewer licences from the next renewal on.', simpleResolvers: true })
export class SeatChange {
  @Field(() => Int) quantity!: number;
  @Field(() => CalendarDate) effectiveDate!: string;
  @Field(() => CalendarDate) noticeDeadline!: string;
  @Field(() => Boolean) viewerCanUndo!: boolean;
}

@ObjectType({ description: 'What a company\'s licences add up to, and what comes next.', simpleResolvers: true })
export class LicenseSummary {
  @Field(() => ID) id!: string;
  @Field(() => Int) active!: number;
  @Field(() => Int) pending!: number;
  @Field(() => Int) expired!: number;
  @Field(() => Int) total!: number;
  @Field(() => Int) awaitingRequests!: number;
  @Field(() => CalendarDate, { nullable: true, description: 'The first day on which active licences end.' }) nextRenewal!: string | null;
  @Field(() => Int, { description: 'How many active licences are to be renewed.' }) renewalCount!: number;
}
