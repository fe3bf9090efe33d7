import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { commentRuleKinds, type CommentRuleKind } from '../../../../domain/work/taskComments.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { changeTaskCommentRule, memberChoices, taskCommentRule } from './rule.service.ts';

const TaskCommentRuleKindEnum = Object.fromEntries(commentRuleKinds.map((kind) => [kind, kind])) as {
  [Kind in CommentRuleKind]: Kind;
};
registerEnum(TaskCommentRuleKindEnum, 'TaskCommentRuleKind', 'By what a comment at ClickUp is for the customer.', {
  NONE: 'No comment of ClickUp is copied.',
  PREFIX: 'The comment begins with exactly this text.',
  MENTION: 'The comment begins with a mention of this user.',
});

@ObjectType({
  description: 'By what a comment at ClickUp is known to be meant for the customer. All others stay internal.',
  simpleResolvers: true,
})
export class TaskCommentRuleType {
  @Field(() => ID, { description: 'A constant id, because there is only one such object.' }) id!: string;
  @Field(() => TaskCommentRuleKindEnum, { description: 'What the rule looks for.' }) kind!: CommentRuleKind;
  @Field(() => String, { description: 'The prefix, or the id of the user at ClickUp. Empty for NONE.' })
  marker!: string;
  @Field(() => String, { nullable: true, description: 'Name of the user at ClickUp. Null for other rules.' })
  markerName!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'The rule holds for comments that were written after this moment. Null before the first rule.',
  })
  since!: string | null;
  @Field(() => String, { nullable: true, description: 'Name of the admin who set it. Null before the first rule.' })
  setBy!: string | null;
}

@ObjectType({ description: "A user of the reseller's workspace at ClickUp.", simpleResolvers: true })
export class ClickUpMemberType {
  @Field(() => ID, { description: 'Id of the user at ClickUp.' }) id!: string;
  @Field(() => String, { description: 'Name of the user at ClickUp.' }) name!: string;
}

@Resolver(() => Admin)
export class TaskCommentRuleResolver {
  @Access('administer')
  @FieldResolver(() => TaskCommentRuleType, { description: 'The rule in force for new comments at ClickUp.' })
  taskCommentRule(@Ctx() ctx: Context) {
    return taskCommentRule(ctx.admin);
  }

  @Access('administer')
  @FieldResolver(() => [ClickUpMemberType], {
    description: "Users of the reseller's workspaces at ClickUp, by name. Empty while ClickUp does not answer.",
  })
  clickUpMembers(@Ctx() ctx: Context) {
    return memberChoices(ctx);
  }

  @Access('administer')
  @Mutation(() => TaskCommentRuleType, {
    description:
      'For admins: sets by what comments at ClickUp are known to be for the customer. Holds for comments that are ' +
      'written from now on; earlier ones stay as they are.',
  })
  changeTaskCommentRule(
    @Ctx() ctx: Context,
    @Arg('kind', () => TaskCommentRuleKindEnum, { description: 'What the rule looks for.' }) kind: CommentRuleKind,
    @Arg('marker', () => String, {
      nullable: true,
      description:
        'For PREFIX, text of 3 to 40 characters that begins with a sign or ends with a colon. For MENTION, the id of ' +
        'one of `Admin.clickUpMembers`. Ignored for NONE.',
    })
    marker?: string | null,
  ) {
    return changeTaskCommentRule(ctx, kind, marker ?? '');
  }
}
