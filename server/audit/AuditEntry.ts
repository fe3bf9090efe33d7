import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { AuditAction, AuditActorKind } from '../../domain/audit.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, insertPolicies, selectPolicies } from '../db/roles.ts';

/**
 * An act that concerns security, recorded for good: no role of the portal may change or delete it. It names people by id alone;
 * what they are called lies in `audit_person`. It has no foreign keys, so that it outlives what it speaks of.
 */
@Entity({
  tableName: 'audit_entry',
  rowLevelSecurity: 'force',
  policies: [...selectPolicies('audit_entry', [dbRoles.admin]), ...insertPolicies('audit_entry', [dbRoles.auth])],
})
@Index({ name: 'audit_entry_newest', properties: ['createdAt', 'id'] })
@Index({ name: 'audit_entry_action', properties: ['action', 'createdAt', 'id'] })
export class AuditEntry {
  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId('audit');

  /** To the millisecond, as cursors write it. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'text', collation: 'C' })
  action!: AuditAction;

  @Property({ type: 'text' })
  actorKind!: AuditActorKind;

  @Property({ type: 'text', collation: 'C', nullable: true })
  actorId: string | null = null;

  /** The user that the actor, an admin, was signed in as. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  actedAsId: string | null = null;

  @Property({ type: 'text', collation: 'C', nullable: true })
  customerId: string | null = null;

  @Property({ type: 'text', collation: 'C', nullable: true })
  targetId: string | null = null;

  /** Never names a person. */
  @Property({ type: 'text', nullable: true })
  detail: string | null = null;

  /** How many times, or how much. */
  @Property({ type: 'integer', nullable: true })
  quantity: number | null = null;
}
