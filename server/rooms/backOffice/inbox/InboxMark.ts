import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InboxKind } from '../../../../domain/backOffice/inbox.ts';
import { allRowsPolicies, dbRoles } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { User } from '../../identity/users/User.ts';

/**
 * What the admins have decided about an item of the inbox: who takes care of it, and when it is listed again. The item
 * itself is not stored. A mark counts only for the occurrence that began at `since`.
 */
@Entity({
  tableName: 'inbox_mark',
  rowLevelSecurity: 'force',
  policies: allRowsPolicies('inbox_mark', [dbRoles.admin]),
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
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    inbox_mark: TableOf<InboxMark>;
  }
}
