import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EVERY_EMPLOYEE } from '../../../../domain/backOffice/employeeAreas.ts';
import type { Interval, Plan } from '../../../../domain/basics/vocabulary.ts';
import { DEFAULT_CONTRACT_TERM, DEFAULT_INTERVAL, DEFAULT_PLAN } from '../../../../domain/companies/licenseDefaults.ts';
import type { ConnectionFault, ZendeskConnection } from '../../../../domain/companies/zendeskConnection.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { setColumns } from '../../../platform/db/editing.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  dbRoles,
  personalDataPolicies,
  tenantPolicies,
  scopePolicy,
  SELLING_ROLES,
  seesDepartment,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { IntervalEnum } from '../customers/billing.enums.ts';
import { Customer } from '../customers/Customer.ts';
import { Department } from '../departments/Department.ts';
import { ConnectionFaultEnum, ZendeskConnectionEnum } from './connection.enums.ts';
import { PlanEnum } from './plan.enum.ts';

export const INSTALLATION_FORM_COLUMNS = [
  'subdomain',
  'departmentId',
  'licenseType',
  'paymentInterval',
  'contractTerm',
] as const satisfies (keyof Installation)[];

@ObjectType({ implements: Node, description: 'A help-desk subdomain of a department.', simpleResolvers: true })
@Entity({
  tableName: 'installation',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('installation', {
      companyRoles: [dbRoles.sales, dbRoles.registration],
      allRowsRoles: [dbRoles.system],
    }),
    scopePolicy('installation', 'departments', seesDepartment(), { roles: SELLING_ROLES }),
    ...personalDataPolicies('installation'),
    ...employeePolicies('installation', EVERY_EMPLOYEE, ['SUPPORT', 'SALES']),
  ],
})
@Index({ name: 'installation_customer_subdomain', properties: ['customerId', 'subdomain', 'id'] })
@Check({ name: 'installation_subdomain_plain', expression: `subdomain collate "C" ~ '^[a-z0-9-]+$'` })
@Check({
  name: 'installation_connection_kind',
  expression:
    `connection in ('NONE', 'KEY', 'OAUTH', 'BROKEN') and ` +
    `(connection = 'BROKEN') = (connection_fault is not null)`,
})
@Check({
  name: 'installation_connection_key',
  expression: `connection = 'BROKEN' or (connection = 'KEY') = (zendesk_api_key is not null)`,
})
@Check({ name: 'installation_key_email', expression: 'zendesk_api_key is null or zendesk_api_email is not null' })
@Index({
  name: 'installation_by_connection',
  expression:
    'create index "installation_by_connection" on "installation" ("connection", "id") ' +
    'where "zendesk_api_key_last4" is not null',
})
@Index({ name: 'installation_department', properties: ['departmentId', 'subdomain', 'id'] })
export class Installation extends Node {
  static readonly idPrefix = 'inst';

  [OptionalProps]?: Defaults<'licenseType' | 'paymentInterval' | 'contractTerm' | 'connection'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(Installation.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Department, { mapToPk: true, fieldName: 'department_id', index: false })
  departmentId!: string;

  @Field(() => Department, { description: "The department that pays for the installation's licences." })
  @BelongsTo('departmentId')
  department?: Department;

  @Field(() => String, { description: 'Subdomain at the help desk, in lower case. Unique among all installations.' })
  @Property({ type: 'text', unique: 'installation_subdomain_unique' })
  subdomain!: string;

  @Field(() => PlanEnum, { description: 'Plan of the licences that are ordered for the installation.' })
  @Property({ type: 'text' })
  licenseType: Plan = DEFAULT_PLAN;

  @Field(() => IntervalEnum, { description: 'How often licences that are created for the installation are billed.' })
  @Property({ type: 'text' })
  paymentInterval: Interval = DEFAULT_INTERVAL;

  @Field(() => Int, { description: 'Contract term in months of licences that are created for the installation.' })
  @Property({ type: 'integer' })
  contractTerm: number = DEFAULT_CONTRACT_TERM;

  @Field(() => ZendeskConnectionEnum, {
    description: 'How the portal reads the help desk. Everything that needs the help desk follows from this state.',
  })
  @Property({ type: 'text', collation: 'C', default: 'NONE' })
  connection: ZendeskConnection = 'NONE';

  @Field(() => ConnectionFaultEnum, {
    nullable: true,
    description: 'Why the connection no longer works. Null unless `connection` is BROKEN.',
  })
  @Property({ type: 'text', collation: 'C', nullable: true })
  connectionFault: ConnectionFault | null = null;

  /** Encrypted. Only the system role can select this column, not the roles of the screens. */
  @Property({ type: 'text', nullable: true, lazy: true, hidden: true })
  zendeskApiKey: string | null = null;

  @Sees('INTEGRATIONS')
  @Field(() => String, {
    nullable: true,
    description: 'Last four characters of the stored API key. Null when no key is stored.',
  })
  @Property({ type: 'text', nullable: true })
  zendeskApiKeyLast4: string | null = null;

  @Sees('INTEGRATIONS')
  @Field(() => String, {
    nullable: true,
    description: 'E-mail of the help-desk user to whom the API key belongs. Null until it is saved.',
  })
  @Property({ type: 'text', nullable: true })
  zendeskApiEmail: string | null = null;

  /** Idempotency key of the admin's form that created the row; null for rows that the company created itself. */
  @Property({ type: 'text', nullable: true, unique: true, hidden: true })
  requestId: string | null = null;

  @Field(() => DateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;

  change(next: Pick<Installation, (typeof INSTALLATION_FORM_COLUMNS)[number]>): void {
    // Credentials belong to the help desk of the old subdomain, and must not be sent to another one.
    if (next.subdomain !== this.subdomain) connectBy(this, 'NONE');
    setColumns(this as Installation, next, INSTALLATION_FORM_COLUMNS);
  }

  storeKey(sealed: string, last4: string): void {
    connectBy(this, 'KEY');
    Object.assign(this, { zendeskApiKey: sealed, zendeskApiKeyLast4: last4 });
  }

  /** The key is erased, because nothing uses it any more. */
  connectByOAuth(): void {
    connectBy(this, 'OAUTH');
    this.zendeskApiEmail = null;
  }

  /** A trigger deletes the agents that were read, and another one lets the OAuth tokens be revoked at Zendesk. */
  disconnect(): void {
    connectBy(this, 'NONE');
    this.zendeskApiEmail = null;
  }
}

/** A new way of connecting replaces the key. */
function connectBy(installation: Installation, connection: Exclude<ZendeskConnection, 'BROKEN'>): void {
  Object.assign(installation, {
    connection,
    connectionFault: null,
    zendeskApiKey: null,
    zendeskApiKeyLast4: null,
  });
}

/** Binds a sealed key to its row and column, so that it cannot be opened when it is copied to another one. */
export const keyBinding = (id: string) => `installation:${id}:zendeskApiKey`;

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    installation: TableOf<Installation>;
  }
}
