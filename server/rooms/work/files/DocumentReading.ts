import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { dbRoles, personalDataPolicies, tenantPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { readingPolicies } from './filePolicies.ts';
import { StoredFile } from './StoredFile.ts';

const relation = { mapToPk: true, index: false, deleteRule: 'no action', updateRule: 'no action' } as const;

/** That a person has opened a version of a document, and has confirmed it for the company. */
@Entity({
  tableName: 'document_reading',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('document_reading', { allRowsRoles: [dbRoles.system] }),
    ...readingPolicies,
    ...personalDataPolicies('document_reading', ['update']),
  ],
})
@Index({ name: 'document_reading_user', properties: ['userId'] })
export class DocumentReading {
  [PrimaryKeyProp]?: ['fileId', 'userId'];

  @ManyToOne(() => StoredFile, { ...relation, fieldName: 'file_id', primary: true })
  fileId!: string;

  /** Refers to no row, because a confirmation outlives the account of the person. */
  @PrimaryKey({ type: 'text' })
  userId!: string;

  @ManyToOne(() => Customer, { ...relation, fieldName: 'customer_id' })
  customerId!: string;

  /** The name at that time, because a confirmation stays valid when the person has left. */
  @Property({ type: 'text' })
  userName!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  openedAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  confirmedAt: Date | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    document_reading: TableOf<DocumentReading>;
  }
}
