import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { ANSWER_DAYS, TaskWaitsFor } from '../../../../domain/work/tasks.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const TaskWaitsForEnum = enumOf(TaskWaitsFor);
registerEnum(TaskWaitsForEnum, 'TaskWaitsFor', 'Who has to answer or approve before a task goes on.', {
  RESELLER:
    `The newest comment is from the customer, was written at most ${ANSWER_DAYS} days ago and after the task was ` +
    'closed, if it was, and no admin has settled it.',
  CUSTOMER: 'The task is open, and awaits approval or an answer to the newest comment, which is from the reseller.',
  NOBODY: 'Neither of the two.',
});
