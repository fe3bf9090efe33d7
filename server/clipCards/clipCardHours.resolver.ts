import { Ctx, Field, FieldResolver, Float, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';

@ObjectType({ description: "What a company's active clip cards add up to.", simpleResolvers: true })
export class ClipCardHours {
  @Field(() => Int, { description: 'How many cards are active.' }) cards!: number;
  @Field(() => Int, { description: 'How many were bought.' }) hours!: number;
  @Field(() => Float, { description: "To the hundredth, each card's overrun counted." }) hoursUsed!: number;

  @Field(() => Float, {
    description: "What is left on each card, never below 0: one card's overrun takes nothing from another.",
  })
  hoursLeft!: number;
}

const none: ClipCardHours = { cards: 0, hours: 0, hoursUsed: 0, hoursLeft: 0 };

@Resolver(() => Customer)
export class CustomerClipCardHoursResolver {
  @FieldResolver(() => ClipCardHours, { description: 'What its active clip cards add up to; zeros where it has none.' })
  async clipCardHours(@Root() customer: Customer, @Ctx() ctx: Context): Promise<ClipCardHours> {
    return (await ctx.readerOf(customer).loaders.clipCardHours.load(customer.id)) ?? none;
  }
}
