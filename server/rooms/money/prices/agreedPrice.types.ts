import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { PriceItem } from '../../../../domain/money/agreedPrices.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { AgreedPrice, PriceItemEnum } from './AgreedPrice.ts';
import { PriceListType } from './prices.types.ts';

export const AgreedPriceConnection = connectionOf(AgreedPrice, 'AgreedPrice');
export const AgreedPriceChange = changeOf(AgreedPriceConnection, 'AgreedPrice');

@ObjectType('CompanyPrices', {
  description: 'The prices of a company today: the price list, in which agreed prices replace figures.',
  simpleResolvers: true,
})
export class CompanyPricesType {
  @Field(() => PriceListType, {
    description:
      'The figures by which the company buys. A purchase names their id as `priceListId`; the id is not that of the ' +
      'price list when the company has prices of its own.',
  })
  priceList!: PriceListType;
  @Field(() => PriceListType, { description: 'The figures of the price list, without agreed prices.' })
  standardPriceList!: PriceListType;
  @Field(() => [AgreedPrice], { description: 'The agreed prices that are in force today, at most one for each item.' })
  agreedPrices!: AgreedPrice[];
}

@InputType({ description: 'A price that is agreed with a company: either a fixed price or a discount.' })
export class AgreedPriceInput {
  @Field(() => PriceItemEnum, { description: 'The figure of the price list that the price replaces.' })
  item!: PriceItem;
  @Field(() => Int, { nullable: true, description: 'Fixed price in øre, excluding VAT. Null for a discount.' })
  price?: number | null;
  @Field(() => Int, { nullable: true, description: 'Discount in percent, 1 to 50. Null for a fixed price.' })
  discountPercent?: number | null;
  @Field(() => CalendarDate, { description: 'First day, today at the earliest. Fixed once the price is in force.' })
  validFrom!: string;
  @Field(() => CalendarDate, { nullable: true, description: 'Last day, today at the earliest; null for no end.' })
  validUntil?: string | null;
  @Field(() => String, { description: 'What was agreed, at most 500 characters. Only employees can read it.' })
  note!: string;
}
