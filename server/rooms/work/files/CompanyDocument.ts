import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Subject } from '../../../../domain/basics/vocabulary.ts';
import type { DocumentKind, DocumentRequirement } from '../../../../domain/work/files.ts';
import { BY_CODE_POINT, DANISH } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import { dbRoles, personalDataPolicies, tenantPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { DateTime, CalendarDate } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Department } from '../../companies/departments/Department.ts';
import { DocumentKindEnum, DocumentRequirementEnum } from './file.enums.ts';
import { documentPolicies } from './filePolicies.ts';

@ObjectType({
  implements: Node,
  description: 'A document that a company and the reseller share. Its versions are files.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'company_document',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('company_document', { allRowsRoles: [dbRoles.system] }),
    ...documentPolicies,
    ...personalDataPolicies('company_document', ['update']),
  ],
})
@Index({
  name: 'company_document_newest',
  expression: `create index "company_document_newest" on "company_document" ("customer_id", "newest_at", "id")
    where "deleted_at" is null`,
})
@Index({
  name: 'company_document_shared',
  expression: `create index "company_document_shared" on "company_document" ("newest_at", "id")
    where "deleted_at" is null and "is_from_reseller" and coalesce("request_key", '') not like 'copy:%'`,
})
@Index({
  name: 'company_document_asked_due',
  expression: `create index "company_document_asked_due" on "company_document" ("due_on", "id")
    where "deleted_at" is null and "requirement" <> 'NONE'`,
})
@Index({
  name: 'company_document_asked_newest',
  expression: `create index "company_document_asked_newest" on "company_document" ("newest_at", "id")
    where "deleted_at" is null and "requirement" <> 'NONE'`,
})
@Index({ name: 'company_document_department', properties: ['departmentId'] })
export class CompanyDocument extends Node {
  static readonly idPrefix = 'cdoc';

  [OptionalProps]?: Defaults<'newestAt' | 'requirement'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(CompanyDocument.idPrefix);

  @ManyToOne(() => Customer, {
    mapToPk: true,
    fieldName: 'customer_id',
    index: false,
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  customerId!: string;

  @Field(() => Customer, { description: 'The company whose document it is.' })
  @BelongsTo('customerId')
  customer?: Customer;

  @ManyToOne(() => Department, {
    mapToPk: true,
    fieldName: 'department_id',
    index: false,
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'no action',
  })
  departmentId: string | null = null;

  @Field(() => Department, {
    nullable: true,
    description: 'The department that the document concerns. Null for all departments.',
  })
  @BelongsTo('departmentId')
  department?: Department | null;

  /** The subject of the folder, by which the database decides who sees the document. */
  @Property({ type: 'text', collation: BY_CODE_POINT, nullable: true })
  subject: Subject | null = null;

  @Field(() => DocumentKindEnum, { description: 'The folder of the document.' })
  @Property({ type: 'text', collation: BY_CODE_POINT })
  kind!: DocumentKind;

  @Field(() => String, { description: 'Title of the document, at most 150 characters.' })
  @Property({ type: 'text', collation: DANISH })
  title!: string;

  @Field(() => DocumentRequirementEnum, { description: 'What the reseller asks of the company.' })
  @Property({ type: 'text', collation: BY_CODE_POINT, default: 'NONE' })
  requirement: DocumentRequirement = 'NONE';

  @Field(() => CalendarDate, { nullable: true, description: 'The day by which it is asked. Null when there is none.' })
  @Property({ type: 'date', nullable: true })
  dueOn: string | null = null;

  @Field(() => Boolean, { description: 'Whether the reseller shared the document, which the company cannot change.' })
  @Property({ type: 'boolean' })
  isFromReseller!: boolean;

  @Property({ type: 'text', collation: BY_CODE_POINT, nullable: true })
  createdById: string | null = null;

  @Field(() => String, { description: 'Name of the person or program that shared the document.' })
  @Property({ type: 'text' })
  createdByName!: string;

  /** The caller and the idempotency key chosen by the client, or the key of a copy (`copyKey`). */
  @Property({ type: 'text', nullable: true, unique: 'company_document_request_key_unique' })
  requestKey: string | null = null;

  @Field(() => DateTime, { description: 'When the document got its newest version, by which documents are listed.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  newestAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  @Field(() => DateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    company_document: TableOf<CompanyDocument>;
  }
}
