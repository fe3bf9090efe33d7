import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { TermsDocument } from '../../../../domain/sales/termsVersions.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  allRowsPolicies,
  dbRoles,
  personalDataPolicies,
  scopePolicy,
  seesObject,
  seesValues,
  tenantPolicies,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { TermsDocumentEnum } from './terms.enums.ts';

/** The goods for which the terms of a document are accepted belong to a subject. */
const SEES_DOCUMENT = [
  seesValues('document', ['LICENSE'], 'LICENSES'),
  seesValues('document', ['CLIP_CARD', 'SERVICE_AGREEMENT'], 'AGREEMENTS'),
].join(' and ');

/** No role may change or delete an acceptance. Only the name and the address of a person can be erased. */
@ObjectType({
  implements: Node,
  description: 'The acceptance of one version of a document of terms. It never changes.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'terms_acceptance',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('terms_acceptance', { companyRoles: [dbRoles.sales, dbRoles.registration] }),
    ...allRowsPolicies('terms_acceptance', [dbRoles.system]),
    scopePolicy('terms_acceptance', 'subject', SEES_DOCUMENT, { command: 'select' }),
    scopePolicy('terms_acceptance', 'departments', seesObject('subject_id'), { command: 'select' }),
    ...personalDataPolicies('terms_acceptance', ['update']),
    ...employeePolicies('terms_acceptance', ['SALES']),
  ],
})
@Index({ name: 'terms_acceptance_customer_newest', properties: ['customerId', 'id'] })
@Index({ name: 'terms_acceptance_subject', properties: ['subjectId', 'id'] })
@Index({ name: 'terms_acceptance_person', properties: ['acceptedById'] })
export class TermsAcceptance extends Node {
  static readonly idPrefix = 'acc';

  @Field(() => ID)
  @PrimaryKey({ type: 'text', collation: 'C' })
  override id: string = newId(TermsAcceptance.idPrefix);

  @ManyToOne(() => Customer, {
    mapToPk: true,
    fieldName: 'customer_id',
    index: false,
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  customerId!: string;

  @Field(() => TermsDocumentEnum, { description: 'The text of which a version was accepted.' })
  @Property({ type: 'text', collation: 'C' })
  document!: TermsDocument;

  @Field(() => CalendarDate, { description: 'The version, named by the first day on which it was in force.' })
  @Property({ type: 'date', fieldName: 'terms_version' })
  termsVersion!: string;

  /** Id of the goods, the waiting order, the renewed licence or agreement, or the registered company. */
  @Property({ type: 'text', collation: 'C' })
  subjectId!: string;

  @Field(() => String, { description: 'What the terms were accepted for, in Danish.' })
  @Property({ type: 'text' })
  description!: string;

  /** The user or the API token that accepted. */
  @Property({ type: 'text', collation: 'C' })
  acceptedById!: string;

  @Field(() => String, { description: 'Name of the person or the program that accepted.' })
  @Property({ type: 'text' })
  acceptedBy!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The network address from which the terms were accepted. Null once the data of the person is erased.',
  })
  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  @Field(() => DateTime, { description: 'When the terms were accepted.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  acceptedAt: Date = new Date();
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    terms_acceptance: TableOf<TermsAcceptance>;
  }
}
