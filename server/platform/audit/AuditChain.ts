import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ADMINS_ALONE } from '../../../domain/backOffice/employeeAreas.ts';
import { allRowsPolicies, dbRoles, selectPolicies, employeeReadPolicy } from '../db/roles.ts';

/** The two ends of a company's hash chain. The beginning moves when old entries are deleted. */
@Entity({
  tableName: 'audit_chain',
  rowLevelSecurity: 'force',
  policies: [
    ...selectPolicies('audit_chain', [dbRoles.admin]),
    ...allRowsPolicies('audit_chain', [dbRoles.auth]),
    employeeReadPolicy('audit_chain', ADMINS_ALONE),
  ],
})
export class AuditChain {
  @PrimaryKey({ type: 'text', collation: 'C' })
  chain!: string;

  /** Position of the newest entry. */
  @Property({ type: 'bigint' })
  position!: number;

  /** Hash of the newest entry. */
  @Property({ type: 'text', collation: 'C' })
  hash!: string;

  /** Position of the oldest entry that was not deleted. */
  @Property({ type: 'bigint' })
  firstPosition!: number;

  /** Hash of the newest deleted entry. */
  @Property({ type: 'text', collation: 'C' })
  firstHash!: string;
}
