import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { dbRoles, allRowsPolicies, employeePolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';

/**
 * The claim of an object that must be created at Dinero only once. The claim is stored before Dinero is called, so that
 * after a lost answer the object is looked up instead of created again.
 */
@Entity({
  tableName: 'dinero_request',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('dinero_request', [dbRoles.admin, dbRoles.system]),
    ...employeePolicies('dinero_request', ['BOOKKEEPING']),
  ],
})
export class DineroRequest {
  /** A ledger entry's id for its invoice draft; `contact:` and the request id that the client chose for a contact. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  claimedAt: Date = new Date();
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    dinero_request: TableOf<DineroRequest>;
  }
}
