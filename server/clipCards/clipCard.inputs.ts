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

@InputType()
export class BuyClipCardInput {
  @Field(() => String, { description: 'Made up by the dialog that buys: sent twice, it buys once.' }) purchaseId!: string;
  @Field(() => ID) departmentId!: string;
  @Field(() => Int) hours!: number;
  @Field(() => Boolean) acceptTerms!: boolean;
}

/** What is left out of an update stays as it is stored. The price follows from hours and discount. */
@InputType()
export class ClipCardInput {
  @Field(() => ID, { nullable: true }) departmentId?: string | null;
  @Field(() => ID, { nullable: true }) userId?: string | null;
  @Field(() => Int, { nullable: true }) hours?: number | null;
  @Field(() => Float, { nullable: true, description: 'A difference to the entries\' sum is entered as a correction.' }) hoursUsed?: number | null;
  @Field(() => Int, { nullable: true, description: 'In percent; left out with new hours, it is that of the hours.' }) discount?: number | null;
  @Field(() => ClipCardStatusEnum, { nullable: true }) status?: ClipCardStatus | null;
}

@InputType()
export class HourEntryInput {
  @Field(() => CalendarDate) workedOn!: string;
  @Field(() => Int) minutes!: number;
  @Field(() => String) description!: string;
  @Field(() => String, { nullable: true }) reason?: string | null;
}

@ObjectType({ description: 'What was bought, and what the browser does next.', simpleResolvers: true })
export class ClipCardPurchase {
  @Field(() => ClipCardChange)
  change!: object;

  @Field(() => CardConfirmation, { nullable: true, description: 'Only where the bank wants the customer.' })
  confirmation!: CardConfirmation | null;
}
