import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InboxKind } from '../../../../domain/backOffice/inbox.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import { allRowsPolicies, dbRoles, personalDataPolicies, employeePoliciesBy } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { User } from '../../identity/users/User.ts';

/** A note of an admin about a company, or about an item of the inbox. Customers never see it. */
@Entity({
  tableName: 'internal_note',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('internal_note', [dbRoles.admin]),
    ...personalDataPolicies('internal_note', ['update']),
    ...employeePoliciesBy('internal_note', 'kind is null or sees_inbox_kind(kind)'),
  ],
})
@Index({ name: 'internal_note_company', properties: ['customerId', 'id'] })
@Index({ name: 'internal_note_author', properties: ['authorId'] })
@Index({ name: 'internal_note_subject', properties: ['kind', 'subjectId', 'id'] })
export class InternalNote {
  static readonly idPrefix = 'note';

  [OptionalProps]?: Defaults;

  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId(InternalNote.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', nullable: true, index: false })
  customerId: string | null = null;

  /** The item of the inbox that the note is about; null for a note about the company alone. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  kind: InboxKind | null = null;

  @Property({ type: 'text', collation: 'C', nullable: true })
  subjectId: string | null = null;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'author_id', index: false })
  authorId!: string;

  @Property({ type: 'text' })
  text!: string;

  /** The idempotency key chosen by the client. */
  @Property({ type: 'text', collation: 'C', unique: 'internal_note_request_id_unique' })
  requestId!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    internal_note: TableOf<InternalNote>;
  }
}
