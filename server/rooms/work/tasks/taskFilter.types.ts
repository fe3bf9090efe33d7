import { Field, InputType, ObjectType } from 'type-graphql';
import { MAX_SEARCH_LENGTH } from '../../../../domain/basics/search.ts';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { TaskDue } from '../../../../domain/work/tasks.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

const TaskDueEnum = enumOf(TaskDue);
registerEnum(TaskDueEnum, 'TaskDue', 'When a task is due, by days in Copenhagen.', {
  OVERDUE: 'The task is open, and was due before today.',
  THIS_WEEK: 'The task is due in the current week, from Monday to Sunday.',
  NEXT_30_DAYS: 'The task is due today or in the 30 days after.',
  NONE: 'No due date is set.',
});

@InputType({
  description: 'Conditions that tasks meet all at once. A condition that is left out or empty has no effect.',
})
export class TaskFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that all occur in the name, the number or the beginning of the description. Case and accents make no ' +
      `difference. BAD_USER_INPUT for more than ${MAX_SEARCH_LENGTH} letters.`,
  })
  search?: string | null;
  @Field(() => String, { nullable: true, description: 'Name at ClickUp of a person who works on the task.' })
  person?: string | null;
  @Field(() => String, { nullable: true, description: 'Name at ClickUp of a tag of the task.' })
  tag?: string | null;
  @Field(() => TaskDueEnum, { nullable: true, description: 'When the task is due.' })
  due?: TaskDue | null;
}

@ObjectType({
  description: 'Values by which the tasks of a board can be filtered, from its open and its latest tasks.',
  simpleResolvers: true,
})
export class TaskFilterOptions {
  @Field(() => [String], { description: 'Names at ClickUp of people who work on tasks, in alphabetical order.' })
  people!: string[];
  @Field(() => [String], { description: 'Names at ClickUp of tags, in alphabetical order.' })
  tags!: string[];
}
