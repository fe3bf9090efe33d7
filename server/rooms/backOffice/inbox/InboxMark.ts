import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InboxKind } from '../../../../domain/backOffice/inbox.ts';
import { allRowsPolicies, dbRoles, employeePoliciesBy } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { User } from '../../identity/users/User.ts';

/**
 * What the admins have decided about an item of the inbox: who takes care of it, when it is listed again, and when the
 * portal does what it waits for. The item itself is not stored. A mark counts only for the occurrence that began at
 * `since`.
 */
@Entity({
  tableName: 'inbox_mark',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('inbox_mark', [dbRoles.admin]),
    ...employeePoliciesBy('inbox_mark', 'sees_inbox_kind(kind)'),
    // A change of an employee's roles gives back what the employee no longer works with.
    { name: 'inbox_mark_auth_select', command: 'select', roles: [dbRoles.auth], using: 'true' },
    {
      name: 'inbox_mark_auth_update',
      command: 'update',
      roles: [dbRoles.auth],
      using: 'true',
      check: 'assignee_id is null',
    },
  ],
})
@Index({
  name: 'inbox_mark_ordered',
  expression: 'create index "inbox_mark_ordered" on "inbox_mark" ("act_at") where "act_at" is not null',
})
export class InboxMark {
  [PrimaryKeyProp]?: ['kind', 'subjectId'];

  @PrimaryKey({ type: 'text', collation: 'C' })
  kind!: InboxKind;

  @PrimaryKey({ type: 'text', collation: 'C' })
  subjectId!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  since!: Date;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'assignee_id', nullable: true, deleteRule: 'set null' })
  assigneeId: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  snoozedUntil: Date | null = null;

  /** When the job acts on the item. Null when nobody has ordered that, and once it is done. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  actAt: Date | null = null;

  /** The admin in whose name the job acts. */
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'acting_id', nullable: true, deleteRule: 'set null' })
  actingId: string | null = null;

  /** The version of the subject that the admin saw. The job refuses another one, and any passes when it is null. */
  @Property({ type: 'integer', nullable: true })
  seenVersion: number | null = null;

  /** Why the portal could not do what was ordered. */
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    inbox_mark: TableOf<InboxMark>;
  }
}
