import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { allRowsPolicies, dbRoles } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { User } from '../../identity/users/User.ts';

/**
 * A bookkeeping record that names an erased person. The name in it is erased when the law no longer requires the
 * record.
 */
@Entity({
  tableName: 'kept_record',
  rowLevelSecurity: 'force',
  policies: allRowsPolicies('kept_record', [dbRoles.personalData]),
})
@Index({ name: 'kept_record_until', properties: ['keptUntil'] })
export class KeptRecord {
  @PrimaryKey({ type: 'text', collation: 'C' })
  tableName!: string;

  @PrimaryKey({ type: 'text', collation: 'C' })
  recordId!: string;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    index: false,
    collation: 'C',
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  userId!: string;

  /** The first day on which the name may be erased. */
  @Property({ type: 'date', columnType: 'date' })
  keptUntil!: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    kept_record: TableOf<KeptRecord>;
  }
}
