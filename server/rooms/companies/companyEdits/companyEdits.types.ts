import { Field, InputType, Int } from 'type-graphql';
import type { Interval, Plan } from '../../../../domain/basics/vocabulary.ts';
import { IntervalEnum } from '../customers/billing.enums.ts';
import { PlanEnum } from '../installations/plan.enum.ts';

@InputType({
  description:
    'The fields of a company that an admin edits. Fields that are left out keep their values, and null empties a ' +
    'field. A name and a contact person are required.',
})
export class AdminCompanyInput {
  @Field(() => String, { nullable: true, description: 'Name of the company, at most 200 characters.' }) name?:
    | string
    | null;
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

@InputType({ description: 'All fields of an installation that an admin edits.' })
export class AdminInstallationInput {
  @Field(() => String, {
    description:
      'Subdomain at the help desk: 3 to 63 characters, a to z, 0 to 9 and hyphens. An address such as ' +
      'https://name.zendesk.com/ is understood as its subdomain. Refused when another installation has it. ' +
      'Changing it deletes the stored API key.',
  })
  subdomain!: string;

  @Field(() => PlanEnum, { description: 'Plan of future licence orders.' }) licenseType!: Plan;
  @Field(() => IntervalEnum, { description: 'How often future licences are billed.' })
  paymentInterval!: Interval;
  @Field(() => Int, { description: 'Contract term of future licences in months, 1 to 60.' })
  contractTerm!: number;
}
