import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { CompanyRole, Subject } from '../../../../domain/basics/vocabulary.ts';
import { INVITATION_HOURS } from '../../../../domain/identity/validation/users.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import { BY_CODE_POINT } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  administratorPolicies,
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
import { CompanyRoleEnum } from '../../companies/customers/companyRole.enum.ts';
import { Customer } from '../../companies/customers/Customer.ts';

@Sees('PEOPLE')
@ObjectType({
  implements: Node,
  description: 'An offer by mail to become a user of a company. The link lets the invited person choose a password.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'invitation',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('invitation', { allRowsRoles: [dbRoles.auth, dbRoles.system] }),
    ...administratorPolicies('invitation'),
    scopePolicy('invitation', 'subject', seesSubject('PEOPLE')),
    ...personalDataPolicies('invitation', ['update', 'delete']),
    ...employeePolicies('invitation', ['SUPPORT']),
  ],
})
@Index({ name: 'invitation_customer_newest', properties: ['customerId', 'id'] })
@Index({
  name: 'invitation_waiting',
  expression:
    'create unique index "invitation_waiting" on "invitation" ("customer_id", lower("email")) ' +
    'where "accepted_at" is null and "revoked_at" is null',
})
export class Invitation extends Node {
  static readonly idPrefix = 'inv';

  [OptionalProps]?: Defaults<'expiresAt' | 'companyRole'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(Invitation.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @Field(() => String, { description: 'Name of the invited person.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, {
    description: 'The address to which the link was mailed, and with which the person will sign in.',
  })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => CompanyRoleEnum, { description: 'The role that the person gets in the company.' })
  @Property({ type: 'text', default: 'ADMINISTRATOR' })
  companyRole: CompanyRole = 'ADMINISTRATOR';

  /** The subjects of the company that the invited person may see; null for all. */
  @Property({ type: 'string[]', columnType: 'text[]', nullable: true })
  subjects: Subject[] | null = null;

  /** The departments whose rows the invited person may see; null for all. */
  @Property({ type: 'string[]', columnType: 'text[]', collation: BY_CODE_POINT, nullable: true })
  departmentIds: string[] | null = null;

  /** Stored as text, so that the name remains when the user is deleted. */
  @Field(() => String, { description: 'Name of the person who sent the invitation.' })
  @Property({ type: 'text' })
  invitedBy!: string;

  /** The secret itself is only in the mail. */
  @Property({ type: 'text', unique: true, lazy: true, hidden: true })
  tokenHash!: string;

  @Field(() => DateTime, { description: 'When the invitation was first sent.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => DateTime, { description: 'When the link expires: 72 hours after the invitation was last sent.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt: Date = new Date(Date.now() + INVITATION_HOURS * 3600_000);

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  acceptedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  revokedAt: Date | null = null;

  isOpen(now = new Date()): boolean {
    return !this.acceptedAt && !this.revokedAt && this.expiresAt > now;
  }
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    invitation: TableOf<Invitation>;
  }
}
