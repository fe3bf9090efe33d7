import { Field, InputType, Int } from 'type-graphql';
import type { Interval, Plan } from '../../domain/vocabulary.ts';
import { IntervalEnum, PlanEnum } from '../graphql/enums.ts';

@InputType({
  description:
    'Of a company as an admin edits it. What is left out stays, and null empties; it always has a name and a contact person.',
})
export class AdminCompanyInput {
  @Field(() => String, { nullable: true, description: 'At most 200 characters.' }) name?: string | null;
  @Field(() => String, { nullable: true }) contactPerson?: string | null;
  @Field(() => String, { nullable: true }) phoneNumber?: string | null;
  @Field(() => String, { nullable: true }) vatNumber?: string | null;
  @Field(() => String, { nullable: true }) eanNumber?: string | null;
  @Field(() => String, { nullable: true }) billingEmail?: string | null;
  @Field(() => String, { nullable: true }) street?: string | null;
  @Field(() => String, { nullable: true }) zip?: string | null;
  @Field(() => String, { nullable: true }) city?: string | null;
  @Field(() => String, { nullable: true }) poNumber?: string | null;
}

@InputType({ description: 'An installation as an admin edits it.' })
export class AdminInstallationInput {
  @Field(() => String, {
    description:
      '3 to 63 of a to z, 0 to 9 and hyphens; no other installation may have it. A change drops the stored API key.',
  })
  subdomain!: string;

  @Field(() => PlanEnum, { description: 'The plan of what is ordered for it from then on.' }) licenseType!: Plan;
  @Field(() => IntervalEnum, { description: 'How the licences that it gets from then on are billed.' })
  paymentInterval!: Interval;
  @Field(() => Int, { description: 'Of the licences that it gets from then on, in months: 1 to 60.' })
  contractTerm!: number;
}
