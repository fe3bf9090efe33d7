import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Sees } from '../../../platform/access/Sees.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  dbRoles,
  tenantPolicies,
  personalDataPolicies,
  scopePolicy,
  seesSubject,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { Customer } from '../../companies/customers/Customer.ts';

export const ACCESS_REQUEST_DAYS = 30;

@Sees('PEOPLE')
@ObjectType({
  implements: Node,
  description:
    'A colleague who asks to become a user of a company. The request waits for an administrator for ' +
    `${ACCESS_REQUEST_DAYS} days.`,
  simpleResolvers: true,
})
@Entity({
  tableName: 'access_request',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('access_request', { allRowsRoles: [dbRoles.auth, dbRoles.system] }),
    scopePolicy('access_request', 'subject', seesSubject('PEOPLE')),
    ...personalDataPolicies('access_request', ['delete']),
    ...employeePolicies('access_request', ['SUPPORT']),
  ],
})
@Index({ name: 'access_request_customer_newest', properties: ['customerId', 'id'] })
@Index({
  name: 'access_request_waiting',
  expression:
    'create unique index "access_request_waiting" on "access_request" ("customer_id", lower("email")) ' +
    'where "decided_at" is null',
})
export class AccessRequest extends Node {
  static readonly idPrefix = 'areq';

  [OptionalProps]?: Defaults<'expiresAt'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(AccessRequest.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @Field(() => String, { description: 'Name of the person.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Address of the person, which belongs to a confirmed domain of the company.' })
  @Property({ type: 'text' })
  email!: string;

  /** The account of the person at a provider; null for a person who has followed a mailed link. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  provider: string | null = null;

  @Property({ type: 'text', collation: 'C', nullable: true })
  issuer: string | null = null;

  @Property({ type: 'text', collation: 'C', nullable: true })
  subject: string | null = null;

  @Property({ type: 'text', collation: 'C', nullable: true })
  tenant: string | null = null;

  @Field(() => DateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt: Date = new Date(Date.now() + ACCESS_REQUEST_DAYS * 24 * 3_600_000);

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    access_request: TableOf<AccessRequest>;
  }
}
