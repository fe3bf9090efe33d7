import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { HoursSplit, HourType, MAX_PERIOD_MONTHS } from '../../../../domain/sales/usedHours.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { Department } from '../../companies/departments/Department.ts';

export const HourTypeEnum = enumOf(HourType);
export const HoursSplitEnum = enumOf(HoursSplit);
registerEnum(HourTypeEnum, 'HourType', 'The kind of work that hours of a clip card are used on.', {
  TASK: 'Time of a task, and corrections of it.',
  OTHER: 'Other work, and corrections, which an admin entered by hand.',
});
registerEnum(HoursSplitEnum, 'HoursSplit', 'By what the used hours of a month are divided.', {
  DEPARTMENT: 'One part for each department.',
  TYPE: 'One part for each kind of work.',
});

/** Which hours of a company are meant. */
@ArgsType()
export class HoursFilter {
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'First day of the work. When omitted, the first day of the month twelve months before `to`.',
  })
  from?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: `Last day of the work. Today when omitted. A period has at most ${MAX_PERIOD_MONTHS} months.`,
  })
  to?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only hours of this department. All when omitted.' })
  departmentId?: string | null;

  @Field(() => HourTypeEnum, { nullable: true, description: 'Only hours of this kind of work. All when omitted.' })
  type?: HourType | null;
}

@ObjectType({
  description: 'The hours of a month that were used by a department or on a kind of work.',
  simpleResolvers: true,
})
export class UsedHoursPart {
  departmentId!: string | null;

  @Field(() => CalendarDate, { description: 'First day of the month, in Copenhagen.' }) month!: string;

  @Field(() => Department, {
    nullable: true,
    description:
      'The department whose clip cards were used. Null when the hours are divided by type, and for the part that ' +
      'adds up all departments after the hundred that used most.',
  })
  @BelongsTo('departmentId')
  department?: Department | null;

  @Field(() => HourTypeEnum, {
    nullable: true,
    description: 'The kind of work. Null when the hours are divided by department.',
  })
  type!: HourType | null;

  @Field(() => Int, { description: 'Number of minutes. Negative when more hours were given back than used.' })
  minutes!: number;

  @Field(() => Int, { description: 'Number of hour entries.' }) entryCount!: number;
}

@ObjectType({
  description: 'The hours of clip cards that a company used in a period. Hours that were given back are subtracted.',
  simpleResolvers: true,
})
export class UsedHours {
  @Field(() => CalendarDate, { description: 'First day of the period.' }) from!: string;
  @Field(() => CalendarDate, { description: 'Last day of the period.' }) to!: string;

  @Field(() => Int, { description: 'Number of used minutes: the sum of `parts`. Work on deleted cards counts, too.' })
  minutes!: number;

  @Field(() => Int, { description: 'Number of hour entries: the sum of `parts`.' }) entryCount!: number;

  @Field(() => Int, {
    description:
      'Hours on clip cards that were bought in the period. Cards that are PENDING or CANCELLED do not count.',
  })
  boughtHours!: number;

  @Field(() => Float, {
    description: 'Unused hours of clip cards whose last day was in the period and has passed.',
  })
  expiredHours!: number;

  @Field(() => Float, { description: 'Hours that are left on ACTIVE clip cards now, whatever the period is.' })
  hoursLeft!: number;

  @Field(() => [UsedHoursPart], {
    description: 'The used hours by month, oldest first, and department or type. Months without entries are left out.',
  })
  parts!: UsedHoursPart[];
}
