import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { TopUpPause, TopUpState } from '../../../../domain/sales/topUps.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { TopUpPauseEnum, TopUpStateEnum } from './topUp.enums.ts';

@ObjectType({
  description:
    'The automatic purchase of clip cards of a department: hours are bought when few are left, at most once in seven ' +
    'days, by the payment method of the department.',
  simpleResolvers: true,
})
export class ClipCardTopUpRule {
  @Field(() => TopUpStateEnum, { description: 'Whether clip cards are bought.' }) state!: TopUpState;

  @Field(() => TopUpPauseEnum, { nullable: true, description: 'Why purchases are paused. Null unless they are.' })
  pauseReason!: TopUpPause | null;

  @Field(() => String, {
    nullable: true,
    description: 'Danish text of the bank or of an administrator about the pause. Null when there is none.',
  })
  pauseDetail!: string | null;

  @Field(() => Int, { description: 'Number of hours that a purchase buys.' }) hours!: number;

  @Field(() => Int, { description: 'Hours are bought when this many are left or fewer.' }) thresholdHours!: number;

  @Field(() => Int, {
    description: 'Price of a purchase in øre, excluding VAT, as it was accepted. At another price nothing is bought.',
  })
  acceptedNet!: number;

  @Field(() => DateTime, { description: 'When the price and the terms were accepted.' }) acceptedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the user who accepted them. Null when the viewer may not see the user.',
  })
  acceptedBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When hours were last bought automatically. Null until then.' })
  lastBoughtAt!: Date | null;

  @Field(() => Boolean, {
    description: "Whether the last order is above the company's limit and waits for an administrator.",
  })
  isAwaitingApproval!: boolean;
}

@InputType({ description: 'The automatic purchase of clip cards of a department.' })
export class SetUpTopUpInput {
  @Field(() => ID, { description: "The department that pays: one of the company's own." }) departmentId!: string;
  @Field(() => Int, { description: 'Number of hours that a purchase buys, 1 to 100.' }) hours!: number;
  @Field(() => Int, { description: 'Hours are bought when this many are left or fewer, 0 to 100.' })
  thresholdHours!: number;
  @Field(() => Boolean, { description: 'Must be true: the terms of clip cards in force today are accepted.' })
  acceptTerms!: boolean;
  @Field(() => ID, {
    description:
      "Id of the prices that the viewer saw, from the company's `prices`. PRICE_CHANGED when the price of the hours " +
      'is another one now.',
  })
  priceListId!: string;
  @Field(() => CalendarDate, { nullable: true })
  termsVersion?: string | null;
}
