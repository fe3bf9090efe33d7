import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { BulkAction, BulkRunState } from '../../../../domain/backOffice/bulk.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import { allRowsPolicies, dbRoles, employeePoliciesBy } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { User } from '../../identity/users/User.ts';

/** One action on many rows, which a job carries out row by row. */
@Entity({
  tableName: 'bulk_run',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('bulk_run', [dbRoles.admin, dbRoles.system]),
    ...employeePoliciesBy('bulk_run', 'sees_bulk(action)'),
  ],
})
@Index({
  name: 'bulk_run_active',
  expression: `create index "bulk_run_active" on "bulk_run" ("acting_id") where "state" in ('RUNNING', 'UNDOING')`,
})
@Index({ name: 'bulk_run_author', properties: ['authorId'] })
@Index({ name: 'bulk_run_created', properties: ['createdAt'] })
export class BulkRun {
  static readonly idPrefix = 'run';

  [OptionalProps]?: Defaults<'options' | 'state' | 'done' | 'failed' | 'skipped' | 'undone' | 'kept'>;

  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId(BulkRun.idPrefix);

  @Property({ type: 'text', collation: 'C' })
  action!: BulkAction;

  @Property({ type: 'json', columnType: 'jsonb', default: '{}' })
  options: Record<string, unknown> = {};

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'author_id', index: false })
  authorId!: string;

  /** The admin in whose name the rows are done now: who started the run, or who undoes or repeats it. */
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'acting_id', index: false })
  actingId!: string;

  /** The idempotency key chosen by the client. */
  @Property({ type: 'text', collation: 'C', unique: 'bulk_run_request_id_unique' })
  requestId!: string;

  /** The fingerprint of the preview that the admin confirmed. */
  @Property({ type: 'text', collation: 'C' })
  fingerprint!: string;

  @Property({ type: 'text', collation: 'C', default: 'RUNNING' })
  state: BulkRunState = 'RUNNING';

  /** Why the run stopped, in Danish. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Property({ type: 'integer' })
  total!: number;

  /** The numbers of rows by state. The job writes them after each batch. */
  @Property({ type: 'integer', default: 0 })
  done: number = 0;

  @Property({ type: 'integer', default: 0 })
  failed: number = 0;

  @Property({ type: 'integer', default: 0 })
  skipped: number = 0;

  @Property({ type: 'integer', default: 0 })
  undone: number = 0;

  @Property({ type: 'integer', default: 0 })
  kept: number = 0;

  /** Until when one process works on the run. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  leasedUntil: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  finishedAt: Date | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    bulk_run: TableOf<BulkRun>;
  }
}
