import { Field, InputType, Int } from 'type-graphql';
import type { Interval, Plan } from '../../domain/vocabulary.ts';
import { IntervalEnum, PlanEnum } from '../graphql/enums.ts';

@InputType({ description: 'Of a company as an admin edits it: only name and contact person are needed.' })
export class AdminCompanyInput {
  @Field(() => String) name!: string;
  @Field(() => String) contactPerson!: string;
  @Field(() => String, { nullable: true }) phoneNumber?: string | null;
  @Field(() => String, { nullable: true }) vatNumber?: string | null;
  @Field(() => String, { nullable: true }) eanNumber?: string | null;
  @Field(() => String, { nullable: true }) billingEmail?: string | null;
  @Field(() => String, { nullable: true }) street?: string | null;
  @Field(() => String, { nullable: true }) zip?: string | null;
  @Field(() => String, { nullable: true }) city?: string | null;
  @Field(() => String, { nullable: true }) poNumber?: string | null;
}

@InputType()
export class AdminInstallationInput {
  @Field(() => String) subdomain!: string;
  @Field(() => PlanEnum) licenseType!: Plan;
  @Field(() => IntervalEnum) paymentInterval!: Interval;
  @Field(() => Int) contractTerm!: number;
}
