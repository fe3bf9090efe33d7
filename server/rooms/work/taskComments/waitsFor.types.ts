import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { REOPENED_DAYS, TaskWaitsFor } from '../../../../domain/work/tasks.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const TaskWaitsForEnum = enumOf(TaskWaitsFor);
registerEnum(TaskWaitsForEnum, 'TaskWaitsFor', 'Who has to answer or approve before a task goes on.', {
  RESELLER:
    'The newest comment is from the customer, and the task is open or the comment was written after it was closed, ' +
    `at most ${REOPENED_DAYS} days ago.`,
  CUSTOMER: 'The task is open, and awaits approval or an answer to the newest comment, which is from the reseller.',
  NOBODY: 'Neither of the two.',
});
