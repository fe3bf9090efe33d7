import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BulkAction, BulkItemState, BulkRunState, MAX_BULK_ROWS } from '../../../../domain/backOffice/bulk.ts';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { connectionOf } from '../../../platform/graphql/connection.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { DateTime, JsonObject } from '../../../platform/graphql/scalars.ts';

export const BulkActionEnum = enumOf(BulkAction);
export const BulkRunStateEnum = enumOf(BulkRunState);
export const BulkItemStateEnum = enumOf(BulkItemState);
// The rooms describe the values (describeBulkActions).
registerEnumType(BulkActionEnum, { name: 'BulkAction', description: 'What is done with many rows of a list.' });
registerEnum(BulkRunStateEnum, 'BulkRunState', 'Progress of a run.', {
  RUNNING: 'Rows are being done.',
  UNDOING: 'Rows that were done are being undone.',
  FINISHED: 'No row waits.',
  STOPPED: 'An employee has stopped the run, or its author has lost the right to it. Rows may wait.',
});
registerEnum(BulkItemStateEnum, 'BulkItemState', 'What became of a row of a run.', {
  WAITING: 'It is not done yet.',
  DONE: 'It is done.',
  FAILED: 'It could not be done, for the reason given. It can be tried again.',
  SKIPPED: 'It had changed since the preview, so that the action no longer fits.',
  UNDONE: 'It was done and undone.',
  KEPT: 'It was done and could not be undone, for the reason given.',
});

const REASON = 'Why, in Danish.';

@ObjectType({ description: 'A reason that several rows have in common.', simpleResolvers: true })
export class BulkReason {
  @Field(() => String, { description: REASON }) reason!: string;
  @Field(() => Int, { description: 'Number of rows with this reason.' }) count!: number;
}

@ObjectType({
  description: 'Rows of a run that were not done, or not undone, for the same reason.',
  simpleResolvers: true,
})
export class BulkRunReason extends BulkReason {
  @Field(() => BulkItemStateEnum, { description: 'What became of the rows.' }) state!: BulkItemState;
}

@ObjectType({ description: 'What an action would do with the selected rows now.', simpleResolvers: true })
export class BulkPreview {
  @Field(() => Int, { description: 'Number of selected rows.' }) total!: number;
  @Field(() => Int, { description: 'Number of rows with which the action can be done.' }) readyCount!: number;
  @Field(() => [BulkReason], { description: 'Why the other rows are left out, the most frequent reason first.' })
  leftOut!: BulkReason[];
  @Field(() => [String], { description: 'The consequences in Danish: mails, money and rights.' })
  consequences!: string[];
  @Field(() => Boolean, { description: 'Whether the run can be undone.' }) canUndo!: boolean;
  @Field(() => String, { description: 'Identifies the rows and the consequences. To be sent to `startBulkRun`.' })
  fingerprint!: string;
}

@InputType({ description: 'An action on selected rows of a list: either `ids` or `filter`.' })
export class BulkRequestInput {
  @Field(() => BulkActionEnum, { description: 'What to do. The action also tells the list.' }) action!: BulkAction;
  @Field(() => JsonObject, { nullable: true, description: 'What the action needs to know; see its description.' })
  options?: object | null;
  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of rows, as many as a list of a request may have. Ids of other lists are left out as unknown.',
  })
  ids?: string[] | null;
  @Field(() => JsonObject, {
    nullable: true,
    description: `The filter arguments of the list, for all rows that match them: at most ${MAX_BULK_ROWS}.`,
  })
  filter?: object | null;
}

@InputType({ description: 'A run of what a preview has shown.' })
export class StartBulkRunInput extends BulkRequestInput {
  @Field(() => String, {
    description: 'Idempotency key chosen by the client. The same call with the same key returns the first run.',
  })
  requestId!: string;
  @Field(() => String, {
    description: 'Of the preview that the employee confirmed. CONFLICT when it would be another one now.',
  })
  fingerprint!: string;
}

@ObjectType('BulkRun', {
  description: 'An action on many rows, which a job carries out row by row.',
  simpleResolvers: true,
})
export class BulkRunType {
  @Field(() => ID, { description: 'Id of the run. Not an id for `node`.' }) id!: string;
  @Field(() => BulkActionEnum, { description: 'What is done with each row.' }) action!: BulkAction;
  options!: Record<string, unknown>;
  @Field(() => String, { description: 'Name of the employee who started the run.' }) authorName!: string;
  @Field(() => BulkRunStateEnum, { description: 'Progress of the run.' }) state!: BulkRunState;
  @Field(() => String, { nullable: true, description: 'Why the run stopped, in Danish. Null when it did not.' })
  reason!: string | null;
  @Field(() => Int, { description: 'Number of rows of the run.' }) total!: number;
  @Field(() => Int, { description: 'Number of rows that are done, and not undone.' }) done!: number;
  @Field(() => Int, { description: 'Number of rows that could not be done.' }) failed!: number;
  @Field(() => Int, { description: 'Number of rows that had changed since the preview.' }) skipped!: number;
  @Field(() => Int, { description: 'Number of rows that were undone.' }) undone!: number;
  @Field(() => Int, { description: 'Number of rows that could not be undone.' }) kept!: number;
  @Field(() => DateTime, { description: 'When the run was started.' }) createdAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'When the run ended. Null while it is active.' })
  finishedAt!: string | null;
}

@ObjectType('BulkItem', { description: 'A row of a run, and what became of it.', simpleResolvers: true })
export class BulkItemType {
  @Field(() => ID, { description: 'Id of the row within its run. Not an id for `node`.' }) id!: string;
  @Field(() => ID, { description: 'Id of the object; the action of the run tells its type.' }) subjectId!: string;
  @Field(() => String, { description: 'Name of the row when the run was started.' }) title!: string;
  @Field(() => String, { description: 'Path of the page of the portal that shows the object.' }) path!: string;
  @Field(() => BulkItemStateEnum, { description: 'What became of the row.' }) state!: BulkItemState;
  @Field(() => String, { nullable: true, description: 'Why the row was not done, or not undone. Null otherwise.' })
  reason!: string | null;
}

export const BulkRunConnection = connectionOf(BulkRunType, 'BulkRun');
export const BulkItemConnection = connectionOf(BulkItemType, 'BulkItem');
