import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Plan } from '../../../../domain/basics/vocabulary.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { PlanEnum } from '../../companies/installations/plan.enum.ts';

@ObjectType({ description: 'A volume discount of clip cards.', simpleResolvers: true })
export class VolumeDiscount {
  @Field(() => Int, { description: 'The smallest number of hours with this discount.' }) fromHours!: number;
  @Field(() => Float, { description: 'The discount on the price of all hours.' }) percent!: number;
}

@ObjectType({ description: 'A step in the price of service agreements.', simpleResolvers: true })
export class LicenseTier {
  @Field(() => Int, { nullable: true, description: 'The largest number of licences of the step; null for the last.' })
  upTo!: number | null;
  @Field(() => Int, { description: 'Price of each licence for a month, in øre, excluding VAT.' }) price!: number;
}

@ObjectType({ description: 'The price of a licence plan.', simpleResolvers: true })
export class PlanPrice {
  @Field(() => PlanEnum, { description: 'The licence plan that has this price.' }) plan!: Plan;
  @Field(() => Int, { description: 'Price of a licence for a month, in øre, excluding VAT.' }) price!: number;
}

@ObjectType('PriceList', {
  description: 'The figures by which prices are computed, from one day until that of the next version.',
  simpleResolvers: true,
})
export class PriceListType {
  @Field(() => ID) id!: string;
  @Field(() => CalendarDate, { description: 'The first day, in Copenhagen.' }) validFrom!: string;
  @Field(() => Int, { description: 'Price of an hour on a clip card before discounts, in øre, excluding VAT.' })
  hourlyRate!: number;
  @Field(() => [VolumeDiscount], { description: 'In rising order of hours, from one hour.' })
  volumeDiscounts!: VolumeDiscount[];
  @Field(() => [LicenseTier], {
    description: 'Prices of service agreements in rising order of licences. The step of the number applies to all.',
  })
  licenseTiers!: LicenseTier[];
  @Field(() => Float, { description: 'Discount of service agreements that are paid for a year at a time.' })
  yearlyDiscountPercent!: number;
  @Field(() => [PlanPrice], { description: 'Prices of licence plans; a plan without one is priced by agreement.' })
  planPrices!: PlanPrice[];
  @Field(() => Float, {
    description:
      'Discount on the price of licences that are billed for a year at a time. It is taken from the list price and ' +
      'from an agreed price, and the price of a seat is rounded half up to whole øre.',
  })
  licenseYearlyDiscountPercent!: number;
}

@ObjectType({ description: 'A version of the price list with its history, for employees.', simpleResolvers: true })
export class PriceListVersion {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Why the prices change; empty for the first version.' }) note!: string;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => String, { nullable: true, description: 'Name of the admin who added it; null for the first version.' })
  createdBy!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was withdrawn; null unless it was.' })
  withdrawnAt!: string | null;
  @Field(() => Int) version!: number;
}

export const PriceListVersionConnection = connectionOf(PriceListVersion, 'PriceListVersion');
export const PriceListVersionChange = changeOf(PriceListVersionConnection, 'PriceListVersion');

@InputType({ description: 'A volume discount of clip cards.' })
class VolumeDiscountInput {
  @Field(() => Int, { description: 'The smallest number of hours with this discount.' }) fromHours!: number;
  @Field(() => Int, { description: 'The discount on the price of all hours, at most 50.' }) percent!: number;
}

@InputType({ description: 'A step in the price of service agreements.' })
class LicenseTierInput {
  @Field(() => Int, { nullable: true, description: 'The largest number of licences of the step; null for the last.' })
  upTo?: number | null;
  @Field(() => Int, { description: 'Price of each licence for a month, in øre, excluding VAT.' }) price!: number;
}

@InputType({ description: 'The price of a licence plan.' })
class PlanPriceInput {
  @Field(() => PlanEnum, { description: 'The licence plan that has this price.' }) plan!: Plan;
  @Field(() => Int, { description: 'Price of a licence for a month, in øre, excluding VAT.' }) price!: number;
}

@InputType({ description: 'A version of the price list. All figures are given, also those that stay.' })
export class PriceListInput {
  @Field(() => CalendarDate, { description: 'The first day, in Copenhagen: tomorrow at the earliest.' })
  validFrom!: string;
  @Field(() => String, { description: 'Why the prices change; shown to admins.' }) note!: string;
  @Field(() => Int, { description: 'Price of an hour before discounts, in øre, excluding VAT.' }) hourlyRate!: number;
  @Field(() => [VolumeDiscountInput], { description: 'In rising order of hours, from one hour.' })
  volumeDiscounts!: VolumeDiscountInput[];
  @Field(() => [LicenseTierInput], { description: 'In rising order of licences; the last has no limit.' })
  licenseTiers!: LicenseTierInput[];
  @Field(() => Int, { description: 'Discount for paying a year at a time, at most 50.' })
  yearlyDiscountPercent!: number;
  @Field(() => [PlanPriceInput], { description: 'Prices of licence plans; the others are priced by agreement.' })
  planPrices!: PlanPriceInput[];
  @Field(() => Int, { description: 'Discount of licences that are billed for a year at a time, at most 50.' })
  licenseYearlyDiscountPercent!: number;
}
