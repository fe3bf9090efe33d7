import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { ADMINS_ALONE } from '../../../../domain/backOffice/employeeAreas.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  administratorPolicies,
  dbRoles,
  insertsWithout,
  selectPolicies,
  tenantPolicies,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';

/**
 * A mail domain that a company has claimed. It counts once an admin has confirmed it; at most one company has a
 * confirmed domain.
 */
@Entity({
  tableName: 'company_domain',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('company_domain'),
    ...selectPolicies('company_domain', [dbRoles.auth]),
    ...administratorPolicies('company_domain'),
    insertsWithout('company_domain', dbRoles.customer, ['confirmed_at', 'dns_found_at']),
    {
      name: 'company_domain_removed_by_administrator',
      type: 'restrictive',
      command: 'delete',
      roles: [dbRoles.customer],
      using: '(select is_company_administrator())',
    },
    ...employeePolicies('company_domain', ['SUPPORT'], ADMINS_ALONE),
  ],
})
@Unique({ name: 'company_domain_claim', properties: ['customerId', 'domain'] })
@Index({
  name: 'company_domain_confirmed',
  expression:
    'create unique index "company_domain_confirmed" on "company_domain" ("domain") where "confirmed_at" is not null',
})
export class CompanyDomain {
  [OptionalProps]?: Defaults;

  @PrimaryKey({ type: 'text' })
  id: string = newId('dom');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @Property({ type: 'text', collation: 'C' })
  domain!: string;

  /** The secret part of the TXT record that proves the claim. */
  @Property({ type: 'text', collation: 'C' })
  token!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  /** When the last check found the TXT record; null if it did not. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  dnsFoundAt: Date | null = null;

  /** When an admin confirmed the domain. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  confirmedAt: Date | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    company_domain: TableOf<CompanyDomain>;
  }
}
