import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ADMINS_ALONE } from '../../../../domain/backOffice/employeeAreas.ts';
import type { Subject } from '../../../../domain/basics/vocabulary.ts';
import { BY_CODE_POINT } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  administratorPolicies,
  CURRENT_PERSON,
  dbRoles,
  tenantPolicies,
  personalDataPolicies,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { User } from '../../identity/users/User.ts';

export type ApiTokenScope = 'READ' | 'READ_WRITE';

/** A program's credential for the data of one company. An admin or an administrator issues it; it is shown once. */
@Entity({
  tableName: 'api_token',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('api_token', { allRowsRoles: [dbRoles.auth] }),
    ...administratorPolicies('api_token'),
    {
      name: 'api_token_administrator_reads',
      type: 'restrictive',
      command: 'select',
      roles: [dbRoles.customer],
      using: '(select is_company_administrator())',
    },
    {
      name: 'api_token_issued_by_viewer',
      type: 'restrictive',
      command: 'insert',
      roles: [dbRoles.customer],
      check: `issued_by_id = ${CURRENT_PERSON}`,
    },
    ...personalDataPolicies('api_token'),
    ...employeePolicies('api_token', ADMINS_ALONE),
  ],
})
@Index({ name: 'api_token_issuer', properties: ['issuedById', 'id'] })
@Index({ name: 'api_token_customer', properties: ['customerId', 'id'] })
@Index({
  name: 'api_token_expires',
  expression: 'create index "api_token_expires" on "api_token" ("expires_at") where "revoked_at" is null',
})
export class ApiToken {
  [OptionalProps]?: Defaults<'scope' | 'allowedAddresses'>;

  @PrimaryKey({ type: 'text' })
  id: string = newId('key');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', unique: true })
  tokenHash!: string;

  /** Last four characters of the token, by which an admin can recognise it later. */
  @Property({ type: 'text' })
  lastFour!: string;

  @Property({ type: 'text' })
  scope: ApiTokenScope = 'READ';

  /** The subjects of the company that the program may see; null for all. */
  @Property({ type: 'string[]', columnType: 'text[]', nullable: true })
  subjects: Subject[] | null = null;

  /** The departments whose rows the program may see; null for all. */
  @Property({ type: 'string[]', columnType: 'text[]', collation: BY_CODE_POINT, nullable: true })
  departmentIds: string[] | null = null;

  /**
   * Key of the program that uses the token; null for a program of its own, whose key is the id of the token. Tokens of
   * one company with the same program share their own ids of objects.
   */
  @Property({ type: 'text', collation: 'C', nullable: true })
  program: string | null = null;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'issued_by_id', index: false })
  issuedById!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  /** Null for tokens from before tokens expired. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  expiresAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  lastUsedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  lastUsedAddress: string | null = null;

  /** When the issuer was mailed that the token expires soon. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  expiryMailedAt: Date | null = null;

  /** IP addresses and CIDR ranges from which the token works; empty for all. */
  @Property({ type: 'array', columnType: 'text[]', default: [] })
  allowedAddresses: string[] = [];

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  revokedAt: Date | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    api_token: TableOf<ApiToken>;
  }
}
