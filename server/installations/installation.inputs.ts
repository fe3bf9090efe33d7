import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Interval, Plan } from '../../domain/vocabulary.ts';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { IntervalEnum, PlanEnum } from '../graphql/enums.ts';
import { Installation } from './Installation.ts';

export const InstallationConnection = connectionOf(Installation, 'Installation');
export const InstallationChange = changeOf(InstallationConnection, 'Installation');

@InputType()
export class InstallationInput {
  @Field(() => String) subdomain!: string;
  @Field(() => ID) departmentId!: string;
  @Field(() => PlanEnum) licenseType!: Plan;
  @Field(() => IntervalEnum) paymentInterval!: Interval;
  @Field(() => Int) contractTerm!: number;
}

@InputType()
export class ApiCredentialsInput {
  @Field(() => String, { description: 'Kept encrypted, and never shown again but for its last four characters.' }) zendeskApiKey!: string;
  @Field(() => String) zendeskApiEmail!: string;
}

@ObjectType({ description: 'Whether the help desk knows the stored key.', simpleResolvers: true })
export class ConnectionTest {
  @Field(() => Boolean) isConnected!: boolean;
  @Field(() => String) message!: string;
}
