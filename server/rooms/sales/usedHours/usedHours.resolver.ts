import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { HoursSplit } from '../../../../domain/sales/usedHours.ts';
import type { Context } from '../../../platform/context.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { HourEntryConnection } from '../clipCards/clipCard.types.ts';
import { HourEntry } from '../clipCards/HourEntry.ts';
import { hourEntryPage, usedHours } from './usedHours.reads.ts';
import { HoursFilter, HoursSplitEnum, HourTypeEnum, UsedHours } from './usedHours.types.ts';

@Resolver(() => Customer)
export class CustomerUsedHoursResolver {
  @FieldResolver(() => UsedHours, {
    description:
      'The hours of clip cards that were used in a period, by month. BAD_USER_INPUT for a period that is too long or ' +
      'ends before it begins. All figures are 0 for a department of another company.',
  })
  usedHours(
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Args(() => HoursFilter) filter: HoursFilter,
    @Arg('split', () => HoursSplitEnum, {
      defaultValue: 'DEPARTMENT',
      description: 'By what each month is divided.',
    })
    split: HoursSplit,
  ) {
    return usedHours(ctx.readerOf(customer), customer.id, filter, split);
  }

  @FieldResolver(() => HourEntryConnection, {
    description: 'The hour entries behind `usedHours`, the latest work first.',
  })
  hourEntries(
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Args(() => HoursFilter) filter: HoursFilter,
    @Args(() => PageArgs) args: PageArgs,
  ) {
    return hourEntryPage(ctx.readerOf(customer), customer.id, filter, args);
  }
}

@Resolver(() => HourEntry)
export class HourEntryTypeResolver {
  @FieldResolver(() => HourTypeEnum, { description: 'The kind of work.' })
  type(@Root() { taskId }: HourEntry) {
    return taskId ? 'TASK' : 'OTHER';
  }
}
