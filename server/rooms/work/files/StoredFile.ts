import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { FileRefusal, FileState } from '../../../../domain/work/files.ts';
import { BY_CODE_POINT } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import { dbRoles, personalDataPolicies, tenantPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Event } from '../../events/events/Event.ts';
import { LicenseRequest } from '../../sales/licenses/LicenseRequest.ts';
import { ServiceAgreement } from '../../sales/serviceAgreements/ServiceAgreement.ts';
import { TaskComment } from '../taskComments/TaskComment.ts';
import { Task } from '../tasks/Task.ts';
import { CompanyDocument } from './CompanyDocument.ts';
import { FileRefusalEnum, FileStateEnum } from './file.enums.ts';
import { FileContent } from './FileContent.ts';
import { filePolicies } from './filePolicies.ts';

const relation = { mapToPk: true, index: false, deleteRule: 'no action', updateRule: 'no action' } as const;

/** A file stands at one thing, by which the database decides who sees it. */
const TARGETS = 'num_nonnulls(task_id, service_agreement_id, license_request_id, document_id, event_id) = 1';

@ObjectType({
  implements: Node,
  description: 'A file on a task, an agreement, an order of licences, a document or an event.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'stored_file',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('stored_file', { allRowsRoles: [dbRoles.system] }),
    ...filePolicies,
    ...personalDataPolicies('stored_file', ['update']),
  ],
})
@Check({ name: 'file_one_target', expression: TARGETS })
@Check({ name: 'file_of_event_without_company', expression: '(customer_id is null) = (event_id is not null)' })
@Index({ name: 'file_of_company', properties: ['customerId', 'id'] })
@Index({ name: 'file_of_task', properties: ['taskId', 'id'] })
@Index({ name: 'file_of_comment', properties: ['commentId'] })
@Index({ name: 'file_of_agreement', properties: ['serviceAgreementId', 'id'] })
@Index({ name: 'file_of_license_request', properties: ['licenseRequestId', 'id'] })
@Index({ name: 'file_of_document', properties: ['documentId', 'id'] })
@Index({ name: 'file_of_event', properties: ['eventId', 'id'] })
@Index({ name: 'file_of_content', properties: ['contentId'] })
@Index({
  name: 'file_arriving',
  expression: `create index "file_arriving" on "stored_file" ("customer_id", "created_at") where "state" = 'UPLOADING'`,
})
@Index({
  name: 'file_unsent',
  expression: 'create index "file_unsent" on "stored_file" ("send_at", "id") where "send_at" is not null',
})
export class StoredFile extends Node {
  static readonly idPrefix = 'file';

  [OptionalProps]?: Defaults<'attempts' | 'isForAttendees'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(StoredFile.idPrefix);

  /** Null for a file of an event, which belongs to no company. */
  @ManyToOne(() => Customer, { ...relation, fieldName: 'customer_id', nullable: true })
  customerId: string | null = null;

  @Field(() => String, { description: 'Name under which the file is saved, without folders and invisible characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  @Property({ type: 'integer' })
  size!: number;

  /** The state of the file apart from its content: `STORED` until its content says more. Reads answer both together. */
  @Field(() => FileStateEnum, { description: 'How far the file is. Only a `READY` file can be downloaded.' })
  @Property({ type: 'text', collation: BY_CODE_POINT })
  state!: FileState | 'STORED';

  @Field(() => FileRefusalEnum, { nullable: true, description: 'Why the file was refused. Null when it was not.' })
  @Property({ type: 'text', collation: BY_CODE_POINT, nullable: true })
  refusal: FileRefusal | null = null;

  @ManyToOne(() => FileContent, { ...relation, fieldName: 'content_id', nullable: true })
  contentId: string | null = null;

  @ManyToOne(() => Task, { ...relation, fieldName: 'task_id', nullable: true })
  taskId: string | null = null;

  /** The comment with which the file was sent; null for a file of the task itself. */
  @ManyToOne(() => TaskComment, { ...relation, deleteRule: 'set null', fieldName: 'comment_id', nullable: true })
  commentId: string | null = null;

  @ManyToOne(() => ServiceAgreement, { ...relation, fieldName: 'service_agreement_id', nullable: true })
  serviceAgreementId: string | null = null;

  /** A cancelled order is deleted together with its department or installation. */
  @ManyToOne(() => LicenseRequest, {
    ...relation,
    deleteRule: 'cascade',
    fieldName: 'license_request_id',
    nullable: true,
  })
  licenseRequestId: string | null = null;

  @ManyToOne(() => CompanyDocument, { ...relation, fieldName: 'document_id', nullable: true })
  documentId: string | null = null;

  @ManyToOne(() => Event, { ...relation, deleteRule: 'cascade', fieldName: 'event_id', nullable: true })
  eventId: string | null = null;

  @Field(() => Boolean, {
    description: 'Whether the file is only for those who have a place at the event. False outside of events.',
  })
  @Property({ type: 'boolean', default: false })
  isForAttendees: boolean = false;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the version, counted from 1. Null outside of documents.',
  })
  @Property({ type: 'integer', nullable: true })
  versionNumber: number | null = null;

  @Field(() => String, { nullable: true, description: 'What is new in the version. Null when nobody said so.' })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  /** The user or API token that uploaded the file; null for a file from ClickUp or of the demo. */
  @Property({ type: 'text', collation: BY_CODE_POINT, nullable: true })
  uploadedById: string | null = null;

  @Field(() => String, { description: 'Name of the uploader at that time.' })
  @Property({ type: 'text' })
  uploadedByName!: string;

  @Field(() => Boolean, { description: 'Whether an employee of the reseller uploaded the file.' })
  @Property({ type: 'boolean' })
  isFromReseller!: boolean;

  /** The caller and the idempotency key chosen by the client. */
  @Property({ type: 'text', nullable: true, unique: 'file_request_key_unique' })
  requestKey: string | null = null;

  /** Whoever sends the bytes shows this ticket. Null once they have arrived. */
  @Property({ type: 'text', nullable: true })
  ticketHash: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  ticketExpiresAt: Date | null = null;

  /** The hash and the type of the bytes that have arrived and are in the store, until the upload is completed. */
  @Property({ type: 'text', nullable: true, collation: BY_CODE_POINT })
  arrivedSha256: string | null = null;

  /** The key of these bytes in the store, where they stay if no equal file is there. */
  @Property({ type: 'text', nullable: true })
  arrivedKey: string | null = null;

  @Property({ type: 'text', nullable: true })
  mediaType: string | null = null;

  /** The attachment at ClickUp; null until the portal knows that a file of its own has arrived. */
  @Property({ type: 'text', nullable: true, unique: 'file_click_up_id_unique' })
  clickUpId: string | null = null;

  /** Where the bytes of a file from ClickUp are read; null for every other file. */
  @Property({ type: 'text', nullable: true })
  sourceUrl: string | null = null;

  /** When the job sends the file to ClickUp, or reads it there. Null once that is done, and for every other file. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  sendAt: Date | null = null;

  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  /** Set together with the state `GONE`, for programs that copy the data. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  @Field(() => DateTime, { description: 'When the upload began.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    stored_file: TableOf<StoredFile>;
  }
}
