import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { dbRoles, openPolicies } from '../db/roles.ts';

/** Something that is made at Dinero once: kept before it is asked for, so that a lost answer is looked for and not repeated. */
@Entity({
  tableName: 'dinero_request',
  rowLevelSecurity: 'force',
  policies: openPolicies('dinero_request', [dbRoles.admin, dbRoles.system]),
})
export class DineroRequest {
  /** A ledger entry's id for its invoice draft; `contact:` and the request id that the client chose for a contact. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  claimedAt: Date = new Date();
}
