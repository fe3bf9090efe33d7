import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EVERY_EMPLOYEE, ADMINS_ALONE } from '../../../../domain/backOffice/employeeAreas.ts';
import { DANISH } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import {
  allRowsPolicies,
  CURRENT_PERSON,
  dbRoles,
  personalDataPolicies,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';

const PREFIX = 'person';

/** SQL condition: the person of the current user. */
const IS_OWN = `id = (select u.person_id from user_account u where u.id = ${CURRENT_PERSON})`;

/**
 * The owner of a sign-in: e-mail, name, password, second factors, identities and sessions. Each `User` of the person is
 * the membership of one company. A company's administrators cannot read persons: they see the copies of the name and of
 * the e-mail in the memberships, which a trigger keeps.
 */
@Entity({
  tableName: 'person',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('person', [dbRoles.admin, dbRoles.auth, dbRoles.system]),
    { name: 'person_own', command: 'select', roles: [dbRoles.customer], using: IS_OWN },
    { name: 'person_own_change', command: 'update', roles: [dbRoles.customer], using: IS_OWN, check: IS_OWN },
    // Customers and registrations create persons with an unconfirmed address, as they create their memberships.
    {
      name: 'person_by_administrator',
      command: 'insert',
      roles: [dbRoles.customer],
      check: 'email_confirmed_at is null and (select is_company_administrator())',
    },
    {
      name: 'person_registration',
      command: 'insert',
      roles: [dbRoles.registration],
      check: 'email_confirmed_at is null',
    },
    ...personalDataPolicies('person', ['update']),
    ...employeePolicies('person', EVERY_EMPLOYEE, ADMINS_ALONE),
  ],
})
// Persons may claim an e-mail until one of them confirms it. A person without active memberships frees the e-mail.
@Index({
  name: 'person_confirmed_email',
  expression:
    'create unique index "person_confirmed_email" on "person" (lower("email")) ' +
    'where "is_active" and "email_confirmed_at" is not null',
})
export class Person {
  [OptionalProps]?: Exclude<Defaults<'hasSignedIn' | 'isActive'>, 'id'>;

  /** That of the membership with which the person was created; see `personIdOf`. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text', collation: DANISH })
  name!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  emailConfirmedAt: Date | null = null;

  /** Only the auth role can read this column. Empty for a person who signs in with a provider alone. */
  @Property({ type: 'text', lazy: true, hidden: true })
  passwordHash!: string;

  /** Whether the person has ever signed in. Sessions do not tell, because they are deleted after a month. */
  @Property({ type: 'boolean', default: false })
  hasSignedIn: boolean = false;

  /** Whether the person has an active membership. A trigger writes this when a membership begins, ends or returns. */
  @Property({ type: 'boolean', default: true })
  isActive: boolean = true;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'integer', version: true })
  version: number = 1;
}

/** The id of the person who is created together with an account: the account's, with another prefix. */
export const personIdOf = (accountId: string): string => `${PREFIX}_${accountId.replace(/^user_/, '')}`;

/**
 * The name of a person that authenticators store in passkeys, and to which secrets are sealed. It is the id of the
 * account with which the person was created, because passkeys and secrets are older than persons and cannot be changed.
 */
export const credentialOwnerOf = (personId: string): string => `user_${personId.replace(/^person_/, '')}`;

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    person: TableOf<Person>;
  }
}
