import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { MAX_COMMENT_FILES } from '../../../../domain/work/files.ts';
import { COMMENT_EDIT_MINUTES, COMMENT_MAX, MAX_COMMENT_MENTIONS } from '../../../../domain/work/taskComments.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';

@ObjectType('TaskComment', {
  description: 'A comment on a task, written in the portal or at ClickUp, that the customer may read.',
  simpleResolvers: true,
})
export class TaskCommentType {
  @Field(() => ID, { description: 'Id of the comment. Not an id for `node`.' }) id!: string;
  taskId!: string;
  authorId!: string | null;
  @Field(() => String, { description: 'HTML with h1, h2, p, ul, ol, li, strong, em, u, br and a only.' }) text!: string;
  @Field(() => String, { description: 'Name of the author at the time of writing.' }) authorName!: string;
  @Field(() => Boolean, { description: 'Whether an employee of the reseller wrote the comment.' })
  isFromReseller!: boolean;
  @Field(() => Boolean, { description: 'True when the comment was written to ask for changes instead of an approval.' })
  isRequestForChanges!: boolean;
  @Field(() => [String], { description: 'Names of the people whom the author mentioned.' }) mentioned!: string[];
  @Field(() => DateTime, { description: 'When the comment was written.' }) writtenAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'When the text was last changed. Null when it never was.' })
  editedAt!: string | null;
  @Field(() => Boolean, { description: 'Whether ClickUp has the latest text. False while it waits to be sent.' })
  isSent!: boolean;
}

export const TaskCommentConnection = connectionOf(TaskCommentType, 'TaskComment');
export const TaskCommentChange = changeOf(TaskCommentConnection, 'TaskComment');

@ObjectType({ description: 'A person whom a comment on a task can mention.', simpleResolvers: true })
export class MentionablePerson {
  @Field(() => ID, { description: 'Id of the user or team member.' }) id!: string;
  @Field(() => String, { description: 'Full name.' }) name!: string;
  @Field(() => Boolean, { description: 'Whether the person is an employee of the reseller.' })
  isFromReseller!: boolean;
}

@InputType({ description: 'A comment on a task.' })
export class TaskCommentInput {
  @Field(() => String, {
    description:
      `HTML of at most ${COMMENT_MAX} characters without its tags. Other tags than those of \`TaskComment.text\` are ` +
      `removed. The author can change it for ${COMMENT_EDIT_MINUTES} minutes.`,
  })
  text!: string;
  @Field(() => [ID], {
    nullable: true,
    description: `Ids of at most ${MAX_COMMENT_MENTIONS} people of \`Task.mentionablePeople\`, who get a mail.`,
  })
  mentionedIds?: string[] | null;
  @Field(() => [ID], {
    nullable: true,
    description:
      `Ids of at most ${MAX_COMMENT_FILES} files that the caller has uploaded to the task with \`createUpload\`, and ` +
      'sent with no other comment.',
  })
  fileIds?: string[] | null;
}
