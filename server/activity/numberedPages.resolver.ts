import { Arg, Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { ActivityType } from '../../domain/vocabulary.ts';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';
import { MAX_PAGE } from '../graphql/connection.ts';
import { Activity, ActivityTypeEnum } from './Activity.ts';
import { MOST_BY_NUMBER, numberedActivities } from './numberedPages.ts';

@ObjectType({ description: 'Where a page stands among all.', simpleResolvers: true })
export class Pagination {
  @Field(() => Int) page!: number;
  @Field(() => Int) limit!: number;
  @Field(() => Int, { description: `Counted to ${MOST_BY_NUMBER}, which is as far as numbers reach.` }) totalCount!: number;
  @Field(() => Int) totalPages!: number;
  @Field(() => Boolean) hasPrevPage!: boolean;
  @Field(() => Boolean) hasNextPage!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class NumberedActivities {
  @Field(() => [Activity]) activities!: object[];
  @Field(() => Pagination) pagination!: Pagination;
}

@Resolver(() => Customer)
export class NumberedActivitiesResolver {
  @FieldResolver(() => NumberedActivities, { description: `Newest first, for a pager with numbers: the newest ${MOST_BY_NUMBER}, at most ${MAX_PAGE} at once.` })
  numberedActivities(
    @Root() customer: Customer, @Ctx() ctx: Context, @Arg('page', () => Int, { defaultValue: 1 }) page: number, @Arg('limit', () => Int, { defaultValue: 20 }) limit: number,
    @Arg('type', () => ActivityTypeEnum, { nullable: true }) type?: ActivityType | null,
  ) {
    return numberedActivities(ctx.readerOf(customer), customer.id, { type }, { page, limit });
  }
}
