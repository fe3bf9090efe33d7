import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { firstPriceList } from '../../domain/prices.ts';
import { valuesOf, Plan } from '../../domain/vocabulary.ts';
import { Access } from '../access/Access.ts';
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import { CalendarDate } from '../graphql/scalars.ts';
import { PriceListType } from './prices.inputs.ts';

@Resolver()
export class PricesResolver {
  @Access('public')
  @Query(() => PriceListType, {
    description: 'The price list that is in force on a day. BAD_USER_INPUT for a day before the first price list.',
  })
  async priceList(
    @Ctx() ctx: Context,
    @Arg('on', () => CalendarDate, { nullable: true, description: 'Today in Copenhagen when omitted.' })
    on: string | null,
  ) {
    if (on && on < firstPriceList.validFrom) throw badInput({ on: 'Der er ingen prisliste for den dag' });
    const { planPrices, ...list } = await ctx.services.prices.on(on ?? undefined);
    return {
      ...list,
      planPrices: valuesOf(Plan).flatMap((plan) => {
        const price = planPrices[plan];
        return price === undefined ? [] : { plan, price };
      }),
    };
  }
}
