import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Sees } from '../../../platform/access/Sees.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  dbRoles,
  tenantPolicies,
  personalDataPolicies,
  scopePolicy,
  seesSubject,
  seesParent,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';

@Sees('AGREEMENTS')
@ObjectType({ implements: Node, description: 'Work that was done under a service agreement.', simpleResolvers: true })
@Entity({
  tableName: 'agreement_work',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('agreement_work', { allRowsRoles: [dbRoles.system] }),
    scopePolicy('agreement_work', 'subject', seesSubject('AGREEMENTS')),
    scopePolicy('agreement_work', 'departments', seesParent('agreement_work', 'service_agreement', 'agreement_id')),
    ...personalDataPolicies('agreement_work', ['update']),
    ...employeePolicies('agreement_work', ['SALES']),
  ],
})
@Index({ name: 'agreement_work_newest', properties: ['agreementId', 'id'] })
export class AgreementWork extends Node {
  static readonly idPrefix = 'work';

  [OptionalProps]?: Defaults;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(AgreementWork.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id' })
  customerId!: string;

  @ManyToOne(() => ServiceAgreement, { mapToPk: true, fieldName: 'agreement_id', index: false })
  agreementId!: string;

  @Field(() => CalendarDate, { description: 'The day on which the work was done.' })
  @Property({ type: 'date' })
  workedOn!: string;

  @Field(() => Int, { description: 'Duration of the work in minutes.' })
  @Property({ type: 'integer' })
  minutes!: number;

  @Field(() => String, { description: 'The work that was done, for the customer to read.' })
  @Property({ type: 'text' })
  description!: string;

  /** Stored as text, so that the name remains when the user is deleted. */
  @Field(() => String, { description: 'Name of the admin who entered the work.' })
  @Property({ type: 'text' })
  loggedBy!: string;

  /** Idempotency key chosen by the client; null when the client sent none. */
  @Property({ type: 'text', nullable: true, unique: true })
  requestId: string | null = null;

  @Field(() => DateTime, { description: 'When the work was entered.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    agreement_work: TableOf<AgreementWork>;
  }
}
