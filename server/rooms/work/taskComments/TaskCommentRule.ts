import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ADMINS_ALONE } from '../../../../domain/backOffice/employeeAreas.ts';
import type { CommentRuleKind } from '../../../../domain/work/taskComments.ts';
import { BY_CODE_POINT } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import { dbRoles, selectPolicies, employeePolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { User } from '../../identity/users/User.ts';

/**
 * By what comments at ClickUp are known to be meant for the customer. Rows are never changed: a comment is judged by
 * the rule of the moment at which it was written, so that a new rule exposes no older comment.
 */
@Entity({
  tableName: 'task_comment_rule',
  rowLevelSecurity: 'force',
  policies: [
    ...selectPolicies('task_comment_rule', [dbRoles.admin, dbRoles.system]),
    { name: 'task_comment_rule_admin_insert', command: 'insert', roles: [dbRoles.admin], check: 'true' },
    ...employeePolicies('task_comment_rule', ['SUPPORT'], ADMINS_ALONE),
  ],
})
@Index({ name: 'task_comment_rule_since', properties: ['since', 'id'] })
export class TaskCommentRule {
  static readonly idPrefix = 'tcru';

  [OptionalProps]?: Defaults;

  @PrimaryKey({ type: 'text', collation: BY_CODE_POINT })
  id: string = newId(TaskCommentRule.idPrefix);

  @Property({ type: 'text', collation: BY_CODE_POINT })
  kind!: CommentRuleKind;

  /** The prefix, or the id of the mentioned user at ClickUp. Empty for none. */
  @Property({ type: 'text' })
  marker!: string;

  /** The name of the mentioned user at ClickUp. */
  @Property({ type: 'text', nullable: true })
  markerName: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  since!: Date;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'set_by_id', index: false })
  setById!: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    task_comment_rule: TableOf<TaskCommentRule>;
  }
}
