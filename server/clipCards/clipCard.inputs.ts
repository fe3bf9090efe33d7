import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ClipCardStatus } from '../../domain/vocabulary.ts';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { ClipCardStatusEnum } from '../graphql/enums.ts';
import { CalendarDate } from '../graphql/scalars.ts';
import { CardConfirmation } from '../payments/ledger.inputs.ts';
import { ClipCard } from './ClipCard.ts';
import { HourEntry } from './HourEntry.ts';

export const ClipCardConnection = connectionOf(ClipCard, 'ClipCard');
export const ClipCardChange = changeOf(ClipCardConnection, 'ClipCard');
export const HourEntryConnection = connectionOf(HourEntry, 'HourEntry');
export const HourEntryChange = changeOf(HourEntryConnection, 'HourEntry');

@InputType({ description: 'A clip card, bought by its company.' })
export class BuyClipCardInput {
  @Field(() => String, { description: 'Made up by the dialog that buys: sent twice, it buys once.' })
  purchaseId!: string;
  @Field(() => ID, { description: "Who pays: one of the company's own." }) departmentId!: string;
  @Field(() => Int, { description: '1 to 100. The more, the cheaper each is.' }) hours!: number;
  @Field(() => Boolean) acceptTerms!: boolean;
}

@InputType({
  description:
    'A clip card as an admin makes or edits it. What is left out of an edit stays; the price follows from hours and discount.',
})
export class ClipCardInput {
  @Field(() => ID, { nullable: true, description: 'Who pays for it. A card that is made stays in its company.' })
  departmentId?: string | null;
  @Field(() => ID, { nullable: true, description: "Who bought it: one of the company's users; null, nobody." })
  userId?: string | null;
  @Field(() => Int, { nullable: true, description: '1 to 100.' }) hours?: number | null;
  @Field(() => Float, { nullable: true, description: "A difference to the entries' sum is entered as a correction." })
  hoursUsed?: number | null;
  @Field(() => Int, { nullable: true, description: 'In percent; left out with new hours, it is that of the hours.' })
  discount?: number | null;
  @Field(() => ClipCardStatusEnum, { nullable: true, description: 'When it is first ACTIVE, its price is owed.' })
  status?: ClipCardStatus | null;
}

@InputType({ description: 'Work on a clip card by hand, or its correction.' })
export class HourEntryInput {
  @Field(() => CalendarDate, { description: 'The day on which it was done.' }) workedOn!: string;
  @Field(() => Int, { description: 'Whole, and not 0. Below 0 they are given back, and no more than were used.' })
  minutes!: number;
  @Field(() => String, { description: 'What was done, for the customer to read. At most 500 characters.' })
  description!: string;
  @Field(() => String, { nullable: true, description: 'Why it is entered by hand. At most 500 characters.' }) reason?:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Made up by whoever asks: sent twice, it is entered once.' })
  requestId?: string | null;
}

@ObjectType({ description: 'What was bought, and what the browser does next.', simpleResolvers: true })
export class ClipCardPurchase {
  @Field(() => ClipCardChange, {
    description: 'The card: ACTIVE at once on invoice, PENDING until a payment by card is through.',
  })
  change!: object;

  @Field(() => CardConfirmation, { nullable: true, description: 'Only where the bank wants the customer.' })
  confirmation!: CardConfirmation | null;
}
