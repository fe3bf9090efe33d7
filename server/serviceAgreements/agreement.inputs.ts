import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Interval, ServiceAgreementStatus } from '../../domain/vocabulary.ts';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { IntervalEnum, ServiceAgreementStatusEnum } from '../graphql/enums.ts';
import { CalendarDate } from '../graphql/scalars.ts';
import { CardConfirmation } from '../payments/ledger.inputs.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';

export const ServiceAgreementConnection = connectionOf(ServiceAgreement, 'ServiceAgreement');
export const ServiceAgreementChange = changeOf(ServiceAgreementConnection, 'ServiceAgreement');

@InputType({ description: 'A service agreement, bought by its company.' })
export class BuyServiceAgreementInput {
  @Field(() => String, { description: 'Made up by the dialog that buys: sent twice, it buys once.' })
  purchaseId!: string;
  @Field(() => ID, { description: "Whose installations it covers, and who pays: one of the company's own." })
  departmentId!: string;
  @Field(() => Int, { description: '12 or 36 months.' }) duration!: number;
  @Field(() => IntervalEnum, { description: 'How often it is owed. By the year it is cheaper.' })
  paymentInterval!: Interval;
  @Field(() => Boolean) acceptTerms!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Must be true when the department already has a PENDING or ACTIVE agreement: confirms that one more is meant. Without it such an order is refused.',
  })
  isAdditional?: boolean | null;
}

@InputType({ description: 'An agreement as an admin makes or edits it. What is left out of an edit stays.' })
export class ServiceAgreementInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Whose installations it covers, and who pays. An agreement that is made stays in its company.',
  })
  departmentId?: string | null;

  @Field(() => ID, { nullable: true, description: "Who bought it: one of the company's users; null, nobody." })
  userId?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'How much longer it runs each time it is renewed, in months: 1 to 60.',
  })
  duration?: number | null;
  @Field(() => CalendarDate, { nullable: true, description: 'The first day.' }) startDate?: string | null;
  @Field(() => CalendarDate, { nullable: true, description: 'The last day, not before startDate.' }) endDate?:
    | string
    | null;

  @Field(() => ServiceAgreementStatusEnum, {
    nullable: true,
    description: 'When it is first ACTIVE, its period is owed.',
  })
  status?: ServiceAgreementStatus | null;

  @Field(() => IntervalEnum, { nullable: true, description: 'How often it is owed; MONTHLY unless told.' })
  paymentInterval?: Interval | null;
}

@ObjectType({ description: 'What was bought, and what the browser does next.', simpleResolvers: true })
export class AgreementPurchase {
  @Field(() => ServiceAgreementChange, { description: 'The agreement, PENDING until an admin activates it.' })
  change!: object;

  @Field(() => CardConfirmation, { nullable: true, description: 'Only where the bank wants the customer.' })
  confirmation!: CardConfirmation | null;
}
