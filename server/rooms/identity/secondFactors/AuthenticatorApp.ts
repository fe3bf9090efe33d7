import { OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { allRowsPolicies, dbRoles, selectPolicies, personalDataPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { credentialOwnerOf, Person } from '../users/Person.ts';

/** The app that computes a person's codes (TOTP, RFC 6238). A person has at most one. */
@Entity({
  tableName: 'authenticator_app',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('authenticator_app', [dbRoles.auth]),
    ...selectPolicies('authenticator_app', [dbRoles.system]),
    ...personalDataPolicies('authenticator_app', ['delete']),
  ],
})
export class AuthenticatorApp {
  [OptionalProps]?: Defaults<'lastStep'>;

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

  /** The shared secret, sealed by the `SecretBox`. */
  @Property({ type: 'text' })
  secret!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  /** Null until the first code has shown that the app has the secret. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  confirmedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  lastUsedAt: Date | null = null;

  /** The time step of the last accepted code. Codes of this step and earlier ones are refused. */
  @Property({ type: 'integer', default: 0 })
  lastStep: number = 0;
}

export const authenticatorBinding = (personId: string) => `authenticator_app ${credentialOwnerOf(personId)}`;

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    authenticator_app: TableOf<AuthenticatorApp>;
  }
}
