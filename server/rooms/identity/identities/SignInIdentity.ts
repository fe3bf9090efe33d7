import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import { allRowsPolicies, dbRoles, personalDataPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Person } from '../users/Person.ts';

/** An account at a provider such as Microsoft, with which a person signs in without the password. */
@Entity({
  tableName: 'sign_in_identity',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('sign_in_identity', [dbRoles.auth]),
    ...personalDataPolicies('sign_in_identity', ['delete']),
  ],
})
@Index({ name: 'sign_in_identity_person', properties: ['personId', 'id'] })
@Unique({ name: 'sign_in_identity_account', properties: ['issuer', 'subject'] })
export class SignInIdentity {
  [OptionalProps]?: Defaults;

  @PrimaryKey({ type: 'text' })
  id: string = newId('idn');

  @ManyToOne(() => Person, {
    mapToPk: true,
    fieldName: 'person_id',
    index: false,
    collation: 'C',
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  personId!: string;

  /** The provider as the settings name it. */
  @Property({ type: 'text', collation: 'C' })
  provider!: string;

  /** With `subject`, the only key of the account. Its e-mail address may move to another person. */
  @Property({ type: 'text', collation: 'C' })
  issuer!: string;

  @Property({ type: 'text', collation: 'C' })
  subject!: string;

  /** The organisation of the account, as of the last sign-in; null for a private account. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  tenant: string | null = null;

  /** The address of the account, as of the last sign-in. Only shown, and never a key. */
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  lastUsedAt: Date | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    sign_in_identity: TableOf<SignInIdentity>;
  }
}
