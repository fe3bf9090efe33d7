import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Interval, ServiceAgreementStatus } from '../../domain/vocabulary.ts';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { IntervalEnum, ServiceAgreementStatusEnum } from '../graphql/enums.ts';
import { CalendarDate } from '../graphql/scalars.ts';
import { CardConfirmation } from '../payments/ledger.inputs.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';

export const ServiceAgreementConnection = connectionOf(ServiceAgreement, 'ServiceAgreement');
export const ServiceAgreementChange = changeOf(ServiceAgreementConnection, 'ServiceAgreement');

@InputType()
export class BuyServiceAgreementInput {
  @Field(() => String, { description: 'Made up by the dialog that buys: sent twice, it buys once.' }) purchaseId!: string;
  @Field(() => ID) departmentId!: string;
  @Field(() => Int, { description: '12 or 36 months.' }) duration!: number;
  @Field(() => IntervalEnum) paymentInterval!: Interval;
  @Field(() => Boolean) acceptTerms!: boolean;
}

/** What is left out of an update stays as it is stored. */
@InputType()
export class ServiceAgreementInput {
  @Field(() => ID, { nullable: true }) departmentId?: string | null;
  @Field(() => ID, { nullable: true }) userId?: string | null;
  @Field(() => Int, { nullable: true }) duration?: number | null;
  @Field(() => CalendarDate, { nullable: true }) startDate?: string | null;
  @Field(() => CalendarDate, { nullable: true }) endDate?: string | null;
  @Field(() => ServiceAgreementStatusEnum, { nullable: true }) status?: ServiceAgreementStatus | null;
  @Field(() => IntervalEnum, { nullable: true }) paymentInterval?: Interval | null;
}

@ObjectType({ description: 'What was bought, and what the browser does next.', simpleResolvers: true })
export class AgreementPurchase {
  @Field(() => ServiceAgreementChange)
  change!: object;

  @Field(() => CardConfirmation, { nullable: true, description: 'Only where the bank wants the customer.' })
  confirmation!: CardConfirmation | null;
}
