import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Interval, Plan } from '../../domain/vocabulary.ts';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { IntervalEnum, PlanEnum } from '../graphql/enums.ts';
import { Installation } from './Installation.ts';

export const InstallationConnection = connectionOf(Installation, 'Installation');
export const InstallationChange = changeOf(InstallationConnection, 'Installation');

@InputType({ description: 'An installation, all of it.' })
export class InstallationInput {
  @Field(() => String, {
    description:
      '3 to 63 of a to z, 0 to 9 and hyphens; no other installation may have it. A change drops the stored API key.',
  })
  subdomain!: string;

  @Field(() => ID) departmentId!: string;
  @Field(() => PlanEnum, { description: 'The plan of what is ordered for it from then on.' }) licenseType!: Plan;
  @Field(() => IntervalEnum, { description: 'How the licences that it gets from then on are billed.' })
  paymentInterval!: Interval;
  @Field(() => Int, { description: 'Of the licences that it gets from then on, in months: 1 to 60.' })
  contractTerm!: number;
}

@InputType({
  description: 'What the portal signs in to the help desk with. What is left out stays; at first, both are needed.',
})
export class ApiCredentialsInput {
  @Field(() => String, {
    nullable: true,
    description: 'Kept encrypted, and never shown again but for its last four characters.',
  })
  zendeskApiKey?: string | null;
  @Field(() => String, { nullable: true, description: "Of the help desk's user whose key it is." }) zendeskApiEmail?:
    | string
    | null;
}

@ObjectType({ description: 'Whether the help desk knows the stored key.', simpleResolvers: true })
export class ConnectionTest {
  @Field(() => Boolean, { description: 'The help desk takes the stored e-mail and key.' }) isConnected!: boolean;
  @Field(() => String, { description: 'What it answered, or what is missing: in Danish, for people.' })
  message!: string;
}
