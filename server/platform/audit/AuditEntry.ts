import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ADMINS_ALONE } from '../../../domain/backOffice/employeeAreas.ts';
import type { AuditAction, AuditActorKind } from '../../../domain/basics/audit.ts';
import { newId } from '../db/ids.ts';
import {
  CURRENT_COMPANY,
  dbRoles,
  insertPolicies,
  selectPolicies,
  personalDataPolicies,
  employeeReadPolicy,
} from '../db/roles.ts';
import type { TableOf } from '../db/tables.ts';

/**
 * A security event. No role of the portal may change or delete an entry. Entries refer to people by id alone; names and
 * addresses are in `audit_person`, where they can be erased. There are no foreign keys, so that an entry outlives the
 * rows that it refers to.
 */
@Entity({
  tableName: 'audit_entry',
  rowLevelSecurity: 'force',
  policies: [
    ...selectPolicies('audit_entry', [dbRoles.admin]),
    ...insertPolicies('audit_entry', [dbRoles.auth]),
    {
      name: 'audit_entry_administrator',
      command: 'select',
      roles: [dbRoles.customer],
      using: `customer_id = ${CURRENT_COMPANY} and (select is_company_administrator())`,
    },
    ...personalDataPolicies('audit_entry'),
    employeeReadPolicy('audit_entry', ADMINS_ALONE),
  ],
})
@Index({ name: 'audit_entry_customer', properties: ['customerId', 'createdAt', 'id'] })
@Index({ name: 'audit_entry_newest', properties: ['createdAt', 'id'] })
@Index({ name: 'audit_entry_action', properties: ['action', 'createdAt', 'id'] })
export class AuditEntry {
  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId('audit');

  /** To the millisecond, which is the precision of cursors. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'text', collation: 'C' })
  action!: AuditAction;

  @Property({ type: 'text' })
  actorKind!: AuditActorKind;

  @Property({ type: 'text', collation: 'C', nullable: true })
  actorId: string | null = null;

  /** Under impersonation, the user as whom the admin was signed in. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  actedAsId: string | null = null;

  @Property({ type: 'text', collation: 'C', nullable: true })
  customerId: string | null = null;

  @Property({ type: 'text', collation: 'C', nullable: true })
  targetId: string | null = null;

  /** In Danish. Never contains the name of a person, because this column is kept when people are erased. */
  @Property({ type: 'text', nullable: true })
  detail: string | null = null;

  /** The number of repetitions, or of objects read. */
  @Property({ type: 'integer', nullable: true })
  quantity: number | null = null;
}

declare module '../db/tables.ts' {
  interface Tables {
    audit_entry: TableOf<AuditEntry>;
  }
}
