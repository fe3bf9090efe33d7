import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { EVERY_EMPLOYEE, ADMINS_ALONE } from '../../../../domain/backOffice/employeeAreas.ts';
import { dbRoles, allRowsPolicies, personalDataPolicies, employeePolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Person } from '../users/Person.ts';

/**
 * The only link with which a person can confirm an e-mail address: the person's own, or a new one that replaces it.
 * Every role that creates persons may insert the first link of a person. Only the auth, system and admin roles can
 * read links.
 */
@Entity({
  tableName: 'email_confirmation',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('email_confirmation', [dbRoles.auth, dbRoles.system]),
    { name: 'email_confirmation_admin', command: 'select', roles: [dbRoles.admin], using: 'true' },
    {
      name: 'email_confirmation_first',
      command: 'insert',
      roles: [dbRoles.customer, dbRoles.registration, dbRoles.admin],
      check: `exists (
        select 1 from user_account u
        where u.person_id = email_confirmation.person_id and u.email = email_confirmation.email
          and u.email_confirmed_at is null)`,
    },
    ...personalDataPolicies('email_confirmation', ['delete']),
    ...employeePolicies('email_confirmation', EVERY_EMPLOYEE, ADMINS_ALONE),
  ],
})
export class EmailConfirmation {
  @ManyToOne(() => Person, {
    mapToPk: true,
    fieldName: 'person_id',
    primary: true,
    index: false,
    deleteRule: 'cascade',
  })
  personId!: string;

  @Property({ type: 'text' })
  email!: string;

  /** The secret itself is only in the mail. */
  @Property({ type: 'text', unique: true, collation: 'C' })
  tokenHash!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt!: Date;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    email_confirmation: TableOf<EmailConfirmation>;
  }
}
