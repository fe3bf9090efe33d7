import { Ctx, Field, FieldResolver, Float, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/context.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { clipCardHoursLoader } from './clipCardHours.reads.ts';

@ObjectType({ description: "Totals of a company's active clip cards.", simpleResolvers: true })
export class ClipCardHours {
  @Field(() => Int, { description: 'Number of active cards.' }) cards!: number;
  @Field(() => Int, { description: 'Number of hours that were bought.' }) hours!: number;
  @Field(() => Float, {
    description: 'Number of hours used, rounded to hundredths. Includes hours beyond those of a card.',
  })
  hoursUsed!: number;

  @Field(() => Float, {
    description:
      'Sum of the unused hours of each card, which are never below 0: hours used beyond one card are not taken from ' +
      'another.',
  })
  hoursLeft!: number;
}

const NO_HOURS: ClipCardHours = { cards: 0, hours: 0, hoursUsed: 0, hoursLeft: 0 };

@Resolver(() => Customer)
export class CustomerClipCardHoursResolver {
  @FieldResolver(() => ClipCardHours, {
    description: "Totals of the company's active clip cards. All totals are 0 when there is no active card.",
  })
  async clipCardHours(@Root() customer: Customer, @Ctx() ctx: Context): Promise<ClipCardHours> {
    return (await clipCardHoursLoader.of(ctx.readerOf(customer)).load(customer.id)) ?? NO_HOURS;
  }
}
