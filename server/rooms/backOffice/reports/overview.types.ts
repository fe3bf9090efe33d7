import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Figure, RevenueChange, TaskAge } from '../../../../domain/backOffice/reports/figures.ts';
import { ServiceLevel } from '../../../../domain/backOffice/reports/serviceLevels.ts';
import { Comparison, OverviewPeriod } from '../../../../domain/basics/periods.ts';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { connectionOf } from '../../../platform/graphql/connection.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';

export const OverviewPeriodEnum = enumOf(OverviewPeriod);
export const ComparisonEnum = enumOf(Comparison);
export const RevenueChangeEnum = enumOf(RevenueChange);
export const TaskAgeEnum = enumOf(TaskAge);
export const ServiceLevelEnum = enumOf(ServiceLevel);
const FigureEnum = enumOf(Figure);
registerEnum(
  ServiceLevelEnum,
  'ServiceLevel',
  'A time that service agreements promise, as far as the portal can follow it.',
  {
    RESPONSE: 'Somebody acts on a new task within four hours.',
    CRITICAL: 'A task of priority 1 is closed within 24 hours.',
    NORMAL: 'Any other task is closed within 48 hours.',
  },
);
registerEnum(OverviewPeriodEnum, 'OverviewPeriod', 'A period that ends with the last computed day.', {
  DAYS_30: '30 days, with a point for each day.',
  QUARTER: '13 weeks, with a point for each week.',
  YEAR: '12 months, with a point for each month. The last month may be unfinished.',
});
registerEnum(ComparisonEnum, 'OverviewComparison', 'What a period is compared with.', {
  YEAR_BEFORE: 'The same days a year earlier.',
  PERIOD_BEFORE: 'The days directly before the period.',
  NONE: 'Nothing.',
});
registerEnum(RevenueChangeEnum, 'RevenueChange', 'How recurring revenue changed in a period.', {
  ALL: 'All companies that are customers at the end of the period.',
  NEW: 'Companies that became customers.',
  LOST: 'Companies that stopped being customers.',
});
registerEnum(TaskAgeEnum, 'TaskAge', 'How long ago a task was created.', {
  UP_TO_7: 'At most 7 days ago.',
  DAYS_8_TO_30: '8 to 30 days ago.',
  DAYS_31_TO_90: '31 to 90 days ago.',
  OVER_90: 'More than 90 days ago.',
});
registerEnum(FigureEnum, 'OverviewFigureName', 'A figure of the reseller.', {
  RECURRING_REVENUE:
    'What the entries of licences and agreements for the day amount to in a month; number of customers.',
  NEW_CUSTOMERS: 'Companies that became customers, and their recurring revenue.',
  LOST_CUSTOMERS: 'Companies that stopped being customers, and the recurring revenue that they had.',
  INVOICED: 'Invoices less credit notes, excluding VAT.',
  OUTSTANDING: 'What is still to be paid of invoices, including VAT, by `InvoiceAge`.',
  CREDIT_OWED: 'What the reseller owes on credit notes, including VAT.',
  RENEWALS: 'The value of the next terms of renewals, by `RenewalGroup`.',
  SEATS: 'Seats of active licences, by `PRICED` and `BY_AGREEMENT`.',
  HOURS_SOLD: 'Minutes on sold clip cards and their price, less credits.',
  HOURS_USED: 'Minutes that were booked on clip cards.',
  TASKS: 'Open tasks by status in lower case. An empty key is for all rarer statuses.',
  TASK_AGES: 'Open tasks by `TaskAge`.',
  SERVICE_LEVELS_KEPT: 'Service levels that were kept: `RESPONSE`, `CRITICAL` and `NORMAL`.',
  SERVICE_LEVELS_BROKEN: 'Service levels that were not kept, with the same keys.',
});

/** A figure, and the one it is compared with. */
@ObjectType({ simpleResolvers: true })
export abstract class OverviewValue {
  @Field(() => Float, { nullable: true, description: 'Amount in øre. Null when it was not computed.' })
  amount!: number | null;

  @Field(() => Float, { nullable: true, description: 'Number of things or minutes. Null when it was not computed.' })
  count!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The amount in øre that it is compared with. Null when there is none.',
  })
  earlierAmount!: number | null;

  @Field(() => Float, { nullable: true, description: 'The number that it is compared with. Null when there is none.' })
  earlierCount!: number | null;
}

@ObjectType({ description: 'A figure of a part of the whole.', simpleResolvers: true })
export class OverviewPart extends OverviewValue {
  @Field(() => String, { description: 'The part, as `OverviewFigureName` describes it.' }) key!: string;
}

@ObjectType({ description: 'A figure of a part of the period.', simpleResolvers: true })
export class OverviewPoint extends OverviewValue {
  @Field(() => CalendarDate, { description: 'First day of the part of the period.' }) from!: string;
  @Field(() => CalendarDate, { description: 'Last day of the part of the period.' }) to!: string;
}

@ObjectType({
  description: 'A figure of the whole period: that of its last day, or the sum of its days.',
  simpleResolvers: true,
})
export class OverviewFigure extends OverviewValue {
  @Field(() => FigureEnum, { description: 'What is counted or summed.' }) figure!: Figure;
  @Field(() => [OverviewPart], { description: 'Its parts. Empty for a figure without parts.' }) parts!: OverviewPart[];
  @Field(() => [OverviewPoint], { description: 'How it developed, oldest first.' }) points!: OverviewPoint[];
}

@ObjectType({ description: 'A figure of the last night that differs from the ledger.', simpleResolvers: true })
export class OverviewDifference {
  @Field(() => FigureEnum, { description: 'What differs from the ledger.' }) figure!: Figure;
  @Field(() => Float, { description: 'The amount of the figure in øre.' }) amount!: number;
  @Field(() => Float, { description: 'The amount in øre that the ledger adds up to.' }) ledger!: number;
}

@ObjectType({
  description: 'The figures of the reseller, as they were computed at night. For admins.',
  simpleResolvers: true,
})
export class Overview {
  @Field(() => CalendarDate, { description: 'First day of the period.' }) from!: string;
  @Field(() => CalendarDate, { description: 'Last day of the period: the last day that was computed.' }) to!: string;
  @Field(() => CalendarDate, { nullable: true, description: 'First compared day. Null without a comparison.' })
  earlierFrom!: string | null;
  @Field(() => CalendarDate, { nullable: true, description: 'Last compared day. Null without a comparison.' })
  earlierTo!: string | null;
  @Field(() => DateTime, { description: 'When the last day was computed.' }) takenAt!: string;
  @Field(() => [OverviewDifference], {
    description: 'How the figures of the last day differ from the ledger. Empty when they agree to the øre.',
  })
  differences!: OverviewDifference[];
  @Field(() => [OverviewFigure], { description: 'All figures.' }) figures!: OverviewFigure[];
}

@ObjectType({ description: 'The recurring revenue of a company. For admins.', simpleResolvers: true })
export class RecurringCompany {
  @Field(() => ID, { description: 'Id of the row. Not an id for `node`.' }) id!: string;
  customerId!: string;
  @Field(() => Float, {
    description:
      'Recurring revenue of a month in øre, excluding VAT; of a lost customer, the last one. 0 when all prices are ' +
      'by agreement.',
  })
  amount!: number;
  @Field(() => CalendarDate, {
    description:
      'Day on which the company became a customer or was lost; otherwise the day since which the amount holds.',
  })
  since!: string;
}

export const RecurringCompanyConnection = connectionOf(RecurringCompany, 'RecurringCompany');
