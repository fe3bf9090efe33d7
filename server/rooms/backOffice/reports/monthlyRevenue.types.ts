import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';

@ObjectType({ description: 'The recurring revenue of one month. For admins.', simpleResolvers: true })
export class RevenueMonth {
  @Field(() => CalendarDate, { description: 'First day of the month.' }) month!: string;
  @Field(() => Int, {
    description: 'Amount of a month in øre, excluding VAT, on the last computed day of the month.',
  })
  net!: number;
}
