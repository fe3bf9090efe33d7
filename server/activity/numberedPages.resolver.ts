import { Arg, Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { ActivityType } from '../../domain/vocabulary.ts';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';
import { MAX_PAGE } from '../graphql/connection.ts';
import { Activity, ActivityTypeEnum } from './Activity.ts';
import { MOST_BY_NUMBER, numberedActivities } from './numberedPages.ts';

@ObjectType({ description: 'Where a page stands among all.', simpleResolvers: true })
export class Pagination {
  @Field(() => Int, { description: 'Counted from 1.' }) page!: number;
  @Field(() => Int, { description: 'How many to a page.' }) limit!: number;
  @Field(() => Int, { description: `Counted to ${MOST_BY_NUMBER}, which is as far as numbers reach.` })
  totalCount!: number;
  @Field(() => Int, { description: 'As far as numbers reach.' }) totalPages!: number;
  @Field(() => Boolean, { description: 'It is not the first page.' }) hasPrevPage!: boolean;
  @Field(() => Boolean, { description: 'Rows follow the page, and numbers reach them.' }) hasNextPage!: boolean;
}

@ObjectType({ description: 'A page of activities that is found by its number.', simpleResolvers: true })
export class NumberedActivities {
  @Field(() => [Activity], { description: 'Those of the page, newest first.' }) activities!: object[];
  @Field(() => Pagination, { description: 'Where the page stands.' }) pagination!: Pagination;
}

@Resolver(() => Customer)
export class NumberedActivitiesResolver {
  @FieldResolver(() => NumberedActivities, {
    description: `Newest first, for a pager with numbers: the newest ${MOST_BY_NUMBER}, at most ${MAX_PAGE} at once.`,
  })
  numberedActivities(
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Counted from 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'How many to a page.' }) limit: number,
    @Arg('type', () => ActivityTypeEnum, { nullable: true, description: 'What they are about; left out, anything.' })
    type?: ActivityType | null,
  ) {
    return numberedActivities(ctx.readerOf(customer), customer.id, { type }, { page, limit });
  }
}
