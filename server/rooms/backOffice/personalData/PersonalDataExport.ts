import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { allRowsPolicies, dbRoles, personalDataPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { User } from '../../identity/users/User.ts';

export const EXPORT_DAYS = 7;

/** The row and column to which the sealed content of a copy is bound. */
export const exportBinding = (userId: string) => `personal_data_export:${userId}:content`;

/** A copy of the data about one person. A new request replaces the earlier copy. */
@Entity({
  tableName: 'personal_data_export',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('personal_data_export', [dbRoles.auth, dbRoles.system]),
    ...personalDataPolicies('personal_data_export', ['delete']),
  ],
})
export class PersonalDataExport {
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
  requestedAt!: Date;

  /** Null until the job has collected the data. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  readyAt: Date | null = null;

  /** When the copy is deleted. */
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt!: Date;

  /** The data as sealed JSON, because it gathers all that is known about the person. */
  @Property({ type: 'text', nullable: true })
  content: string | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    personal_data_export: TableOf<PersonalDataExport>;
  }
}
