import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { dbRoles, openPolicies } from '../db/roles.ts';
import { User } from '../users/User.ts';

/**
 * The one link that a user can prove an address with: the account's own, or one that it is to have.
 * Whoever makes an account may leave its first link, and nobody reads it but the sign-in.
 */
@Entity({
  tableName: 'email_confirmation',
  rowLevelSecurity: 'force',
  policies: [
    ...openPolicies('email_confirmation', [dbRoles.auth, dbRoles.system]),
    { name: 'email_confirmation_admin', command: 'select', roles: [dbRoles.admin], using: 'true' },
    {
      name: 'email_confirmation_first',
      command: 'insert',
      roles: [dbRoles.customer, dbRoles.registration, dbRoles.admin],
      check: `exists (
        select 1 from user_account u
        where u.id = email_confirmation.user_id and u.email = email_confirmation.email and u.email_confirmed_at is null)`,
    },
  ],
})
export class EmailConfirmation {
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', primary: true, index: false, deleteRule: 'cascade' })
  userId!: string;

  @Property({ type: 'text' })
  email!: string;

  /** The link's secret itself stands in the mail alone. */
  @Property({ type: 'text', unique: true, collation: 'C' })
  tokenHash!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt!: Date;
}
