import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Interval, Plan } from '../../../../domain/basics/vocabulary.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { IntervalEnum } from '../customers/billing.enums.ts';
import { Installation } from './Installation.ts';
import { PlanEnum } from './plan.enum.ts';

export const InstallationConnection = connectionOf(Installation, 'Installation');
export const InstallationChange = changeOf(InstallationConnection, 'Installation');

@InputType({ description: 'All fields of an installation.' })
export class InstallationInput {
  @Field(() => String, {
    description:
      'Subdomain at the help desk: 3 to 63 characters, a to z, 0 to 9 and hyphens. An address such as ' +
      'https://name.zendesk.com/ is understood as its subdomain. Refused when another installation has it. ' +
      'Changing it disconnects the installation.',
  })
  subdomain!: string;

  @Field(() => ID) departmentId!: string;
  @Field(() => PlanEnum, { description: 'Plan of future licence orders.' }) licenseType!: Plan;
  @Field(() => IntervalEnum, { description: 'How often future licences are billed.' })
  paymentInterval!: Interval;
  @Field(() => Int, { description: 'Contract term of future licences in months, 1 to 60.' })
  contractTerm!: number;
}

@InputType({
  description:
    'An API key with which the portal calls the help desk. Zendesk ends all API keys on 30 April 2027. Fields that ' +
    'are left out keep their values; both are required the first time.',
})
export class ApiCredentialsInput {
  @Field(() => String, {
    nullable: true,
    description: 'API key. Stored encrypted; only its last four characters can be read afterwards.',
  })
  zendeskApiKey?: string | null;
  @Field(() => String, { nullable: true, description: 'E-mail of the help-desk user to whom the key belongs.' })
  zendeskApiEmail?: string | null;
}

@ObjectType({ description: 'The result of a test of the stored connection.', simpleResolvers: true })
export class ConnectionTest {
  @Field(() => Boolean, { description: 'Whether the help desk accepts what is stored.' })
  isConnected!: boolean;
  @Field(() => String, { description: 'The result as a sentence in Danish that can be shown to the user.' })
  message!: string;
}
