import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { companyPricesOn } from '../../../../domain/money/agreedPrices.ts';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import {
  agreedPriceChange,
  agreedPriceHistoryLoader,
  agreedPricePage,
  agreedPricesLoader,
} from './agreedPrice.reads.ts';
import { addAgreedPrice, updateAgreedPrice, withdrawAgreedPrice } from './agreedPrice.service.ts';
import { AgreedPrice } from './AgreedPrice.ts';
import { AgreedPriceChange, AgreedPriceConnection, AgreedPriceInput, CompanyPricesType } from './agreedPrice.types.ts';
import { shownCompanyPrices } from './shownPriceList.reads.ts';

const historyOf = async (ctx: Context, { id }: AgreedPrice) =>
  may(ctx.viewer, 'readPrices') ? await agreedPriceHistoryLoader.of(ctx.admin).load(id) : null;

@Resolver(() => AgreedPrice)
export class AgreedPriceResolver {
  @FieldResolver(() => String, { nullable: true, description: 'What was agreed. Null for customers.' })
  async note(@Root() price: AgreedPrice, @Ctx() ctx: Context) {
    return (await historyOf(ctx, price))?.note ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the admin who entered the price. Null for customers.',
  })
  async createdBy(@Root() price: AgreedPrice, @Ctx() ctx: Context) {
    return (await historyOf(ctx, price))?.createdBy ?? null;
  }

  @Access('administer')
  @Mutation(() => AgreedPriceChange, {
    description:
      'For admins: agrees a price with a company. BAD_USER_INPUT when the company has another price for the item on ' +
      'one of the days. Earlier purchases keep their prices.',
  })
  addAgreedPrice(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'The company that buys at the price.' }) customerId: string,
    @Arg('input', () => AgreedPriceInput) input: AgreedPriceInput,
  ) {
    return addAgreedPrice(ctx, customerId, input);
  }

  @Access('administer')
  @Mutation(() => AgreedPriceChange, {
    description:
      'For admins: replaces the fields of an agreed price. Of one in force only the last day and the note can ' +
      'change; CONFLICT for anything else, and once it is over or withdrawn.',
  })
  updateAgreedPrice(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => AgreedPriceInput) input: AgreedPriceInput,
  ) {
    return updateAgreedPrice(ctx, id, version, input);
  }

  @Access('administer')
  @Mutation(() => AgreedPriceChange, {
    description: 'For admins: withdraws an agreed price. CONFLICT once it is in force.',
  })
  withdrawAgreedPrice(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return withdrawAgreedPrice(ctx, id);
  }

  @Access('viewer')
  @Subscription(() => AgreedPriceChange, {
    description: "Publishes each agreed price of the viewer's company that is added, changed or withdrawn.",
    subscribe: ({ context }) =>
      subscribeToOwn(context as Context, 'agreed-price.changed', agreedPriceChange, { sees: ['FINANCE'] }),
  })
  agreedPriceChanged(@Root() change: InstanceType<typeof AgreedPriceChange>) {
    return change;
  }

  @AdminSubscription('readPrices', () => AgreedPriceChange, 'agreed-price.changed', agreedPriceChange)
  adminAgreedPriceChanged(@Root() change: InstanceType<typeof AgreedPriceChange>) {
    return change;
  }
}

@Resolver(() => Customer)
export class CustomerPricesResolver {
  @FieldResolver(() => CompanyPricesType, { description: 'The prices at which the company buys today.' })
  async prices(@Root() customer: Customer, @Ctx() ctx: Context) {
    // A buyer sees the prices of what they order. Everybody else needs to see the company's finance.
    const reader = may(ctx.viewer, 'buy') ? ctx.priceReaderOf(customer) : ctx.readerOf(customer);
    const [list, agreed] = await Promise.all([
      ctx.services.prices.on(),
      agreedPricesLoader.of(reader).load(customer.id),
    ]);
    return shownCompanyPrices(list, companyPricesOn(list, agreed?.prices ?? [], dateOf()));
  }

  @FieldResolver(() => AgreedPriceConnection, {
    description: 'Agreed prices, newest first: also past and upcoming ones, without withdrawn ones.',
  })
  agreedPrices(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return agreedPricePage(ctx.readerOf(customer), customer.id, args);
  }
}
