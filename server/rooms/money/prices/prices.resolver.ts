import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { firstPriceList, readStoredPrices } from '../../../../domain/money/prices.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { badInput } from '../../../platform/errors.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { subscribeAsAdmin } from '../../../platform/live/subscribe.ts';
import { addPriceList, updatePriceList, withdrawPriceList } from './priceList.service.ts';
import { upcomingPriceListChange, priceListPage, type PriceListRow } from './prices.reads.ts';
import {
  PriceListInput,
  PriceListVersion,
  PriceListVersionChange,
  PriceListVersionConnection,
  PriceListType,
} from './prices.types.ts';
import { shownPriceList } from './shownPriceList.reads.ts';

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
    if (on != null && on < firstPriceList.validFrom)
      throw badInput({ on: 'Der er ingen prisliste for den dag' }, 'NOT_ALLOWED');
    return shownPriceList(await ctx.services.prices.on(on ?? undefined));
  }

  @Access('administer')
  @Mutation(() => PriceListVersionChange, {
    description: 'For admins: plans a version of the price list. BAD_USER_INPUT for a day before tomorrow.',
  })
  addPriceList(@Ctx() ctx: Context, @Arg('input', () => PriceListInput) input: PriceListInput) {
    return addPriceList(ctx, input);
  }

  @Access('administer')
  @Mutation(() => PriceListVersionChange, {
    description: 'For admins: changes an upcoming version. CONFLICT once it is in force or withdrawn.',
  })
  updatePriceList(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => PriceListInput) input: PriceListInput,
  ) {
    return updatePriceList(ctx, id, version, input);
  }

  @Access('administer')
  @Mutation(() => PriceListVersionChange, {
    description:
      'For admins: withdraws an upcoming version, so that the prices before it stay. CONFLICT once in force.',
  })
  withdrawPriceList(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return withdrawPriceList(ctx, id);
  }

  @Access('readPrices')
  @Subscription(() => PriceListVersionChange, {
    description: 'For admins and sales: publishes every upcoming, changed or withdrawn version of the price list.',
    subscribe: ({ context }) =>
      subscribeAsAdmin(context as Context, 'price-list.changed', (ctx, id) => upcomingPriceListChange(ctx.admin, id)),
  })
  adminPriceListChanged(@Root() change: InstanceType<typeof PriceListVersionChange>) {
    return change;
  }
}

@Resolver(() => PriceListVersion)
export class PriceListVersionResolver {
  @FieldResolver(() => PriceListType, { description: 'The figures and their first day.' })
  priceList(@Root() { id, validFrom, figures }: PriceListRow) {
    return shownPriceList({ ...readStoredPrices(figures), id, validFrom });
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it can still be changed: its first day is to come, and it stands.',
  })
  isChangeable(@Root() { validFrom, withdrawnAt }: PriceListRow) {
    return !withdrawnAt && validFrom > dateOf();
  }
}

@Resolver(() => Admin)
export class AdminPricesResolver {
  @Access('readPrices')
  @FieldResolver(() => PriceListVersionConnection, {
    description: 'All versions of the price list, also withdrawn ones, those of the future first.',
  })
  priceLists(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return priceListPage(ctx.admin, args);
  }
}
