import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import { dbRoles, allRowsPolicies, personalDataPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Person } from '../users/Person.ts';

const RESET_MINUTES = 60;

@Entity({
  tableName: 'password_reset',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('password_reset', [dbRoles.auth, dbRoles.system]),
    ...personalDataPolicies('password_reset', ['delete']),
  ],
})
@Index({ name: 'password_reset_person', properties: ['personId'] })
export class PasswordReset {
  [OptionalProps]?: Defaults<'expiresAt'>;

  @PrimaryKey({ type: 'text' })
  id: string = newId('pwr');

  @ManyToOne(() => Person, { mapToPk: true, fieldName: 'person_id', index: false })
  personId!: string;

  /** Stored as a hash, so that somebody who reads the table cannot use the link. */
  @Property({ type: 'text', unique: true })
  tokenHash!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt: Date = new Date(Date.now() + RESET_MINUTES * 60_000);

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  usedAt: Date | null = null;

  isOpen(now = new Date()): boolean {
    return this.usedAt === null && this.expiresAt > now;
  }
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    password_reset: TableOf<PasswordReset>;
  }
}
