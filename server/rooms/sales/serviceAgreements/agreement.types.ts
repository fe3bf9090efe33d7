import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Interval, ServiceAgreementStatus } from '../../../../domain/basics/vocabulary.ts';
import { changesOf, type Changes } from '../../../platform/graphql/changes.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { IntervalEnum } from '../../companies/customers/billing.enums.ts';
import { CardConfirmation } from '../../money/payments/ledger.types.ts';
import { ServiceAgreementStatusEnum } from './agreement.enums.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';

export const ServiceAgreementConnection = connectionOf(ServiceAgreement, 'ServiceAgreement');
export const ServiceAgreementChange = changeOf(ServiceAgreementConnection, 'ServiceAgreement');

@InputType({ description: 'A service agreement that a company buys for one of its departments.' })
export class BuyServiceAgreementInput {
  @Field(() => String, {
    description:
      'Idempotency key chosen by the client. Sending the same purchase again with the same key returns the first ' +
      'result; another purchase with the key is refused with CONFLICT.',
  })
  purchaseId!: string;
  @Field(() => ID, {
    description: "A department of the caller's company, which pays and whose installations the agreement covers.",
  })
  departmentId!: string;
  @Field(() => Int, { description: 'Length of the term in months: 12 or 36.' }) duration!: number;
  @Field(() => IntervalEnum, { description: 'Length of the periods that are billed. YEARLY is cheaper.' })
  paymentInterval!: Interval;
  @Field(() => Boolean) acceptTerms!: boolean;
  @Field(() => ID, {
    nullable: true,
    description:
      "Id of the prices that the buyer saw: of the company's `prices`, or of the price list. PRICE_CHANGED when the " +
      'price of this purchase is another one now. When omitted, the current price is accepted.',
  })
  priceListId?: string | null;

  @Field(() => CalendarDate, { nullable: true })
  termsVersion?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Must be true when the department already has a PENDING or ACTIVE agreement. Confirms that another one is ' +
      'intended; without the confirmation such a purchase is refused.',
  })
  isAdditional?: boolean | null;
}

@InputType({ description: 'A service agreement that an admin creates.' })
export class ServiceAgreementInput {
  @Field(() => ID, { description: 'The department whose installations the agreement covers, and which pays.' })
  departmentId!: string;
  @Field(() => ID, { nullable: true, description: 'The buyer, a user of the company.' })
  userId?: string | null;
  @Field(() => Int, { description: 'Months that each renewal adds to the term: 1 to 60.' }) duration!: number;
  @Field(() => CalendarDate, { description: 'First day of the term.' }) startDate!: string;
  @Field(() => CalendarDate, { description: 'Last day of the term, not before startDate.' }) endDate!: string;

  @Field(() => ServiceAgreementStatusEnum, {
    nullable: true,
    description:
      'State of the agreement, PENDING when null or left out. The first period is billed when the agreement first ' +
      'becomes ACTIVE.',
  })
  status?: ServiceAgreementStatus | null;

  @Field(() => IntervalEnum, {
    nullable: true,
    description: 'Length of the periods that are billed, MONTHLY when null or left out.',
  })
  paymentInterval?: Interval | null;
}

export const ServiceAgreementChanges = changesOf(ServiceAgreementInput, 'ServiceAgreementChanges', {
  description: 'Changes of a service agreement by an admin. Fields that are left out keep their values.',
  fields: {
    departmentId:
      'Another department of the same company, whose installations the agreement covers, and which pays. Stays the ' +
      'same when left out; cannot be null.',
    userId: "The buyer, one of the company's users. Stays the same when left out; null removes the buyer.",
    status:
      'State of the agreement. The first period is billed when the agreement first becomes ACTIVE. Stays the same ' +
      'when left out, and cannot be null.',
    paymentInterval: 'Length of the periods that are billed. Stays the same when left out, and cannot be null.',
  },
});
export type ServiceAgreementChanges = Changes<ServiceAgreementInput>;

@ObjectType({ description: 'A purchased service agreement and the state of its payment.', simpleResolvers: true })
export class AgreementPurchase {
  @Field(() => ServiceAgreementChange, { description: 'The new agreement. PENDING until an admin activates it.' })
  change!: object;

  @Field(() => CardConfirmation, {
    nullable: true,
    description: 'Set when the bank requires the customer to confirm the payment. Null otherwise.',
  })
  confirmation!: CardConfirmation | null;
}
