import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { allRowsPolicies, dbRoles, personalDataPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Person } from '../users/Person.ts';

/** A code with which a person signs in once without the app or passkey that they have lost. */
@Entity({
  tableName: 'recovery_code',
  rowLevelSecurity: 'force',
  policies: [...allRowsPolicies('recovery_code', [dbRoles.auth]), ...personalDataPolicies('recovery_code', ['delete'])],
})
export class RecoveryCode {
  @ManyToOne(() => Person, {
    mapToPk: true,
    fieldName: 'person_id',
    primary: true,
    index: false,
    collation: 'C',
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  personId!: string;

  @PrimaryKey({ type: 'text', collation: 'C' })
  codeHash!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  usedAt: Date | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    recovery_code: TableOf<RecoveryCode>;
  }
}
