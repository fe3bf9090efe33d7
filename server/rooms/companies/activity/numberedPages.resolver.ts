import { Arg, Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { ActivityType } from '../../../../domain/basics/vocabulary.ts';
import type { Context } from '../../../platform/context.ts';
import { MAX_PAGE } from '../../../platform/graphql/connection.ts';
import { Customer } from '../customers/Customer.ts';
import { Activity, ActivityTypeEnum } from './Activity.ts';
import { MAX_NUMBERED_ROWS, numberedActivities } from './numberedPages.ts';

@ObjectType({ description: 'The position of a page in its list.', simpleResolvers: true })
export class Pagination {
  @Field(() => Int, { description: 'The page number, counted from 1.' }) page!: number;
  @Field(() => Int, { description: 'The number of activities on a full page.' }) limit!: number;
  @Field(() => Int, {
    description:
      `The number of activities, counted up to ${MAX_NUMBERED_ROWS}. ` +
      'Activities beyond that cannot be read by page number.',
  })
  totalCount!: number;
  @Field(() => Int, { description: 'The number of pages that can be read by page number.' }) totalPages!: number;
  @Field(() => Boolean, { description: 'True unless the page is the first one.' }) hasPrevPage!: boolean;
  @Field(() => Boolean, { description: 'True when another page follows that can be read by page number.' })
  hasNextPage!: boolean;
}

@ObjectType({ description: 'A page of activities that was read by its number.', simpleResolvers: true })
export class NumberedActivities {
  @Field(() => [Activity], { description: 'The activities of the page, newest first.' }) activities!: object[];
  @Field(() => Pagination, { description: 'The position of the page.' }) pagination!: Pagination;
}

@Resolver(() => Customer)
export class NumberedActivitiesResolver {
  @FieldResolver(() => NumberedActivities, {
    description:
      'A page of activities by its number, newest first. ' +
      `Reaches the newest ${MAX_NUMBERED_ROWS} activities, with at most ${MAX_PAGE} on a page.`,
  })
  numberedActivities(
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'The page number, counted from 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'The number of activities on a page.' }) limit: number,
    @Arg('type', () => ActivityTypeEnum, { nullable: true, description: 'Only activities about this kind of object.' })
    type?: ActivityType | null,
  ) {
    return numberedActivities(ctx.readerOf(customer), customer.id, { type }, { page, limit });
  }
}
