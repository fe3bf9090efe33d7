import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Plan } from '../../domain/vocabulary.ts';
import { CalendarDate } from '../graphql/scalars.ts';
import { PlanEnum } from '../licenses/license.enums.ts';

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
  @Field(() => PlanEnum, { description: 'The plan.' }) plan!: Plan;
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
}
