import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { allRowsPolicies, dbRoles, personalDataPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { User } from './User.ts';

/**
 * When a person last used the portal in a membership, to about five minutes. Not a column of the membership, because
 * programs that copy the data of a company would read a user again after each use.
 */
@Entity({
  tableName: 'membership_use',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('membership_use', [dbRoles.auth, dbRoles.system]),
    ...personalDataPolicies('membership_use', ['delete']),
  ],
})
export class MembershipUse {
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    primary: true,
    index: false,
    collation: 'C',
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  userId!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  lastUsedAt!: Date;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    membership_use: TableOf<MembershipUse>;
  }
}
