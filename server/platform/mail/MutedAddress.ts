import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { MailCategory } from '../../../domain/basics/mails.ts';
import type { Defaults } from '../db/defaults.ts';
import { allRowsPolicies, dbRoles, personalDataPolicies } from '../db/roles.ts';
import type { TableOf } from '../db/tables.ts';

/** A mail category that a person without an account has turned off by the link of a mail. */
@Entity({
  tableName: 'muted_address',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('muted_address', [dbRoles.auth, dbRoles.system]),
    ...personalDataPolicies('muted_address', ['delete']),
  ],
})
export class MutedAddress {
  [OptionalProps]?: Defaults;
  [PrimaryKeyProp]?: ['email', 'category'];

  /** In lower case. */
  @PrimaryKey({ type: 'text', collation: 'C' })
  email!: string;

  @PrimaryKey({ type: 'text', collation: 'C' })
  category!: MailCategory;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();
}

declare module '../db/tables.ts' {
  interface Tables {
    muted_address: TableOf<MutedAddress>;
  }
}
