import { OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { allRowsPolicies, dbRoles, selectPolicies, personalDataPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { User } from '../users/User.ts';

/** The app that computes a user's codes (TOTP, RFC 6238). A user has at most one. */
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

export const authenticatorBinding = (userId: string) => `authenticator_app ${userId}`;

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    authenticator_app: TableOf<AuthenticatorApp>;
  }
}
