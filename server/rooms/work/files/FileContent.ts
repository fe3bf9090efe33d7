import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BY_CODE_POINT } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import { dbRoles, tenantPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { contentPolicies } from './filePolicies.ts';

/**
 * Bytes in the store. Files of one company with the same bytes share them, and they go with the last of these files.
 */
@Entity({
  tableName: 'file_content',
  rowLevelSecurity: 'force',
  policies: [...tenantPolicies('file_content', { allRowsRoles: [dbRoles.system] }), ...contentPolicies],
})
@Unique({ name: 'file_content_of_company', properties: ['customerId', 'sha256'] })
@Index({
  name: 'file_content_due',
  expression: 'create index "file_content_due" on "file_content" ("scan_at", "id") where "scan_at" is not null',
})
export class FileContent {
  static readonly idPrefix = 'fcon';

  [OptionalProps]?: Defaults<'isScanned' | 'hasPreview' | 'attempts'>;

  @PrimaryKey({ type: 'text' })
  id: string = newId(FileContent.idPrefix);

  /** Null for a file of an event, which belongs to no company. */
  @ManyToOne(() => Customer, {
    mapToPk: true,
    fieldName: 'customer_id',
    index: false,
    nullable: true,
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  customerId: string | null = null;

  @Property({ type: 'text', collation: BY_CODE_POINT })
  sha256!: string;

  /** The key of the bytes in the store, which belongs to the first upload of them. */
  @Property({ type: 'text', unique: 'file_content_store_key_unique' })
  storeKey!: string;

  @Property({ type: 'integer' })
  size!: number;

  @Property({ type: 'text' })
  mediaType!: string;

  @Property({ type: 'text', collation: BY_CODE_POINT })
  state!: 'SCANNING' | 'READY' | 'REFUSED';

  @Property({ type: 'text', collation: BY_CODE_POINT, nullable: true })
  refusal: 'MALWARE' | 'LOST' | null = null;

  /** False for a file that was accepted while no scanner was set up. */
  @Property({ type: 'boolean', default: false })
  isScanned: boolean = false;

  @Property({ type: 'boolean', default: false })
  hasPreview: boolean = false;

  /** When the job scans the bytes, or tries again. Null once that is done. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  scanAt: Date | null = null;

  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    file_content: TableOf<FileContent>;
  }
}
