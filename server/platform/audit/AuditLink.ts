import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { ADMINS_ALONE } from '../../../domain/backOffice/employeeAreas.ts';
import { dbRoles, insertPolicies, selectPolicies, employeeReadPolicy } from '../db/roles.ts';
import { AuditEntry } from './AuditEntry.ts';

/**
 * The place of an entry in the hash chain of its company. A trigger adds it when the transaction of the entry commits.
 * Entries about no company form a chain of their own.
 */
@Entity({
  tableName: 'audit_link',
  rowLevelSecurity: 'force',
  policies: [
    ...selectPolicies('audit_link', [dbRoles.admin]),
    ...insertPolicies('audit_link', [dbRoles.auth]),
    employeeReadPolicy('audit_link', ADMINS_ALONE),
  ],
})
@Unique({ name: 'audit_link_position', properties: ['chain', 'position'] })
export class AuditLink {
  @ManyToOne(() => AuditEntry, {
    mapToPk: true,
    primary: true,
    fieldName: 'entry_id',
    index: false,
    collation: 'C',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  entryId!: string;

  /** The company, or the empty text. */
  @Property({ type: 'text', collation: 'C' })
  chain!: string;

  /** 1 for the first entry of a chain. */
  @Property({ type: 'bigint' })
  position!: number;

  @Property({ type: 'text', collation: 'C' })
  previousHash!: string;

  /** SHA-256 over the previous hash and the columns of the entry. */
  @Property({ type: 'text', collation: 'C' })
  hash!: string;
}
