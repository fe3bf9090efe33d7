import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RevenueChange, TaskAge } from '../../../../domain/backOffice/reports/figures.ts';
import type { ServiceLevel } from '../../../../domain/backOffice/reports/serviceLevels.ts';
import type { Comparison, OverviewPeriod } from '../../../../domain/basics/periods.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { badInput } from '../../../platform/errors.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { ReadsReplica } from '../../../platform/graphql/readsReplica.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { customerLoader } from '../../companies/customers/customer.reads.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { TaskConnection } from '../../work/tasks/task.types.ts';
import { openTaskPage, serviceLevelTaskPage } from './openTasks.reads.ts';
import { overviewOf } from './overview.reads.ts';
import {
  ServiceLevelEnum,
  ComparisonEnum,
  Overview,
  OverviewPeriodEnum,
  RecurringCompany,
  RecurringCompanyConnection,
  RevenueChangeEnum,
  TaskAgeEnum,
} from './overview.types.ts';
import { recurringCompanyPage } from './revenueList.reads.ts';

@Resolver(() => Admin)
export class OverviewResolver {
  @Access('keepBooks')
  @ReadsReplica('delayed')
  @FieldResolver(() => Overview, {
    nullable: true,
    description: 'The figures of a period, from the nightly computation. Null before the first night.',
  })
  overview(
    @Ctx() ctx: Context,
    @Arg('period', () => OverviewPeriodEnum, { description: 'The period, which ends with the last computed day.' })
    period: OverviewPeriod,
    @Arg('comparison', () => ComparisonEnum, { description: 'What the period is compared with.' })
    comparison: Comparison,
  ) {
    return overviewOf(ctx.admin, period, comparison);
  }

  @Access('keepBooks')
  @ReadsReplica('delayed')
  @FieldResolver(() => RecurringCompanyConnection, {
    description: 'The companies behind the recurring revenue of a period, highest amount first.',
  })
  recurringCompanies(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('from', () => CalendarDate, { description: 'First day of the period.' }) from: string,
    @Arg('to', () => CalendarDate, { description: 'Last day of the period.' }) to: string,
    @Arg('change', () => RevenueChangeEnum, { description: 'Which companies to return.' }) change: RevenueChange,
  ) {
    assertDays({ from, to });
    return recurringCompanyPage(ctx.admin, { from, to, change }, args);
  }

  @Access('support')
  @FieldResolver(() => TaskConnection, { description: 'The open tasks of all companies, oldest first.' })
  openTasks(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('status', () => String, { nullable: true, description: 'Name of a status. All when left out.' })
    status?: string | null,
    @Arg('age', () => TaskAgeEnum, { nullable: true, description: 'Age of the tasks. All when left out.' })
    age?: TaskAge | null,
  ) {
    return openTaskPage(ctx.admin, { status, age }, args);
  }

  @Access('support')
  @FieldResolver(() => TaskConnection, {
    description: 'The tasks behind the service levels that were due in a period, oldest first.',
  })
  serviceLevelTasks(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('from', () => CalendarDate, { description: 'First day of the period.' }) from: string,
    @Arg('to', () => CalendarDate, { description: 'Last day of the period.' }) to: string,
    @Arg('serviceLevel', () => ServiceLevelEnum, {
      description: 'What service agreements promise, such as an answer in time.',
    })
    serviceLevel: ServiceLevel,
    @Arg('isKept', () => Boolean, { description: 'Whether it was kept.' }) isKept: boolean,
  ) {
    assertDays({ from, to });
    return serviceLevelTaskPage(ctx.admin, { from, to, serviceLevel, isKept }, args);
  }
}

/** The scalar lets an empty date pass. */
function assertDays(days: Record<string, string>): void {
  const empty = Object.entries(days).filter(([, day]) => !day);
  if (empty.length) throw badInput(Object.fromEntries(empty.map(([name]) => [name, 'Vælg en dato'])));
}

@Resolver(() => RecurringCompany)
export class RecurringCompanyResolver {
  @FieldResolver(() => Customer, { description: 'Whose recurring revenue it is.' })
  customer(@Root() row: RecurringCompany, @Ctx() ctx: Context) {
    return customerLoader.of(ctx.admin).load(row.customerId);
  }
}
