import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { RegulationState } from '../../../../domain/sales/regulation.ts';
import { connectionOf, changeOf } from '../../../platform/graphql/connection.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { RegulationStateEnum } from './regulation.enums.ts';

const PERCENT = 'In hundredths of a percent: 250 is 2.5 %.';

@InputType({ description: 'A regulation of service agreements that an admin plans.' })
export class RegulationInput {
  @Field(() => Int, { description: `How much prices rise, at most 2000. ${PERCENT}` }) percent!: number;
  @Field(() => CalendarDate, {
    description: 'The first renewal day that it holds for, at least three months and a week ahead.',
  })
  validFrom!: string;
  @Field(() => String, { description: 'Why prices are regulated; shown to admins.' }) note!: string;
}

@ObjectType('Regulation', {
  description:
    'A yearly regulation: a percentage for the agreements that renew within twelve months. For admins and sales.',
  simpleResolvers: true,
})
export class RegulationType {
  @Field(() => ID) id!: string;
  @Field(() => Int, { description: PERCENT }) percent!: number;
  @Field(() => CalendarDate, { description: 'The first renewal day that it holds for.' }) validFrom!: string;
  @Field(() => String, { description: 'Why prices are regulated.' }) note!: string;
  @Field(() => String, { nullable: true, description: 'Name of the admin who planned it.' }) createdBy!: string | null;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'When it was withdrawn; null unless it was.' })
  withdrawnAt!: string | null;
  @Field(() => Int, { description: 'Number of agreements whose companies were told, also those that are renewed.' })
  notifiedCount!: number;
  @Field(() => Int, { description: 'Number of agreements that were renewed at the regulated price.' })
  appliedCount!: number;
}

export const RegulationConnection = connectionOf(RegulationType, 'Regulation');
export const RegulationChange = changeOf(RegulationConnection, 'Regulation');

@ObjectType({
  description: 'What an ACTIVE service agreement costs now and after its next renewal. For admins and sales.',
  simpleResolvers: true,
})
export class RunningAgreement {
  @Field(() => ID) id!: string;
  @Field(() => ServiceAgreement, { description: 'The running one, whose price the row is about.' }) agreement!: object;
  @Field(() => Int, { description: "Number of ACTIVE licences of the agreement's department." }) seats!: number;
  @Field(() => CalendarDate, { description: 'First day of the next term, if the agreement is renewed.' })
  renewsOn!: string;
  @Field(() => Int, { description: 'Price of a year now, for these seats, in øre, excluding VAT.' })
  yearNow!: number;
  @Field(() => Int, { description: 'Price of a year after the renewal, in øre, excluding VAT.' })
  yearAtRenewal!: number;
  @Field(() => RegulationStateEnum, { description: 'Why the price changes at the renewal, or does not.' })
  state!: RegulationState;
  @Field(() => ID, { nullable: true, description: 'The regulation that holds at the renewal; null without one.' })
  regulationId!: string | null;
}

export const RunningAgreementConnection = connectionOf(RunningAgreement, 'RunningAgreement');

@ObjectType({ description: 'The regulation that a renewal includes.', simpleResolvers: true })
export class RenewalRegulation {
  @Field(() => ID) id!: string;
  @Field(() => Int, { description: PERCENT }) percent!: number;
}
