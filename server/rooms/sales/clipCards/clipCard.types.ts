import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ClipCardStatus } from '../../../../domain/basics/vocabulary.ts';
import { changesOf, type Changes } from '../../../platform/graphql/changes.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { CardConfirmation } from '../../money/payments/ledger.types.ts';
import { ClipCardStatusEnum } from './clipCard.enums.ts';
import { ClipCard } from './ClipCard.ts';
import { HourEntry } from './HourEntry.ts';

export const ClipCardConnection = connectionOf(ClipCard, 'ClipCard');
export const ClipCardChange = changeOf(ClipCardConnection, 'ClipCard');
export const HourEntryConnection = connectionOf(HourEntry, 'HourEntry');
export const HourEntryChange = changeOf(HourEntryConnection, 'HourEntry');

@InputType({ description: 'A clip card that a company buys.' })
export class BuyClipCardInput {
  @Field(() => String, {
    description:
      'Idempotency key chosen by the client. Sending the same purchase again with the same key returns the first ' +
      'result; another purchase with the same key is a CONFLICT.',
  })
  purchaseId!: string;
  @Field(() => ID, { description: "The department that pays: one of the company's own." }) departmentId!: string;
  @Field(() => Int, { description: 'Number of hours, 1 to 100. More hours give a higher discount.' }) hours!: number;
  @Field(() => Boolean, { description: 'Must be true: the terms of clip cards are accepted.' }) acceptTerms!: boolean;
  @Field(() => ID, {
    nullable: true,
    description:
      "Id of the prices that the buyer saw: of the company's `prices`, or of the price list. PRICE_CHANGED when the " +
      'price of this purchase is another one now. When omitted, the current price is accepted.',
  })
  priceListId?: string | null;

  @Field(() => CalendarDate, { nullable: true })
  termsVersion?: string | null;
}

@InputType({ description: 'A clip card that an admin creates. The price is computed from hours and discount.' })
export class ClipCardInput {
  @Field(() => ID, { description: 'The department that pays.' }) departmentId!: string;
  @Field(() => ID, { nullable: true, description: "The buyer, one of the company's users." })
  userId?: string | null;
  @Field(() => Int, { description: 'Number of hours, 1 to 100.' }) hours!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'Number of hours used, which are entered as a correction. 0 when null or left out.',
  })
  hoursUsed?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Discount in percent. When null or left out, the volume discount of the hours applies.',
  })
  discount?: number | null;
  @Field(() => ClipCardStatusEnum, {
    nullable: true,
    description:
      'Status of the card, PENDING when null or left out. The price is billed when the card is first ACTIVE.',
  })
  status?: ClipCardStatus | null;
}

export const ClipCardChanges = changesOf(ClipCardInput, 'ClipCardChanges', {
  description: 'Changes of a clip card by an admin. Fields that are left out keep their values.',
  fields: {
    departmentId: 'Another department of the same company, which pays. Stays the same when left out; cannot be null.',
    userId: "The buyer, one of the company's users. Stays the same when left out; null removes the buyer.",
    hoursUsed:
      'Number of hours used. A difference to the sum of the hour entries is entered as a correction. Stays the same ' +
      'when left out, and cannot be null.',
    discount:
      'Discount in percent. When left out, it stays the same, or becomes the volume discount if the hours change. ' +
      'Cannot be null.',
    status:
      'Status of the card. The price is billed when the card is first ACTIVE. Stays the same when left out, and ' +
      'cannot be null.',
  },
});
export type ClipCardChanges = Changes<ClipCardInput>;

@InputType({ description: 'Work that an admin enters on a clip card by hand, or a correction of it.' })
export class HourEntryInput {
  @Field(() => CalendarDate, { description: 'The day on which the work was done.' }) workedOn!: string;
  @Field(() => Int, {
    description: 'Whole number of minutes, not 0. A negative number gives hours back, at most as many as were used.',
  })
  minutes!: number;
  @Field(() => String, { description: 'The work that was done, for the customer to read. At most 500 characters.' })
  description!: string;
  @Field(() => String, { nullable: true, description: 'Why it is entered by hand. At most 500 characters.' })
  reason?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Idempotency key chosen by the client. Sending the same entry again with the same key returns the first ' +
      'result; another entry with the same key is a CONFLICT.',
  })
  requestId?: string | null;
}

@ObjectType({
  description: 'The clip card that was bought, and the confirmation that its payment may need.',
  simpleResolvers: true,
})
export class ClipCardPurchase {
  @Field(() => ClipCardChange, {
    description: 'The clip card: ACTIVE at once when paid by invoice, PENDING until a payment by card has succeeded.',
  })
  change!: object;

  @Field(() => CardConfirmation, {
    nullable: true,
    description: 'The confirmation that the bank demands from the customer. Null when none is needed.',
  })
  confirmation!: CardConfirmation | null;
}
