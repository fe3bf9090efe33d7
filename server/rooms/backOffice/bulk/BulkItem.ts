import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { BulkItemState } from '../../../../domain/backOffice/bulk.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { allRowsPolicies, dbRoles, employeePoliciesBy } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { BulkRun } from './BulkRun.ts';

/** One row of a run. Its state is stored in the transaction that does the row, so that no row is done twice. */
@Entity({
  tableName: 'bulk_item',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('bulk_item', [dbRoles.admin, dbRoles.system]),
    ...employeePoliciesBy('bulk_item', 'sees_run(run_id)'),
  ],
})
@Index({ name: 'bulk_item_state', properties: ['runId', 'state', 'position'] })
export class BulkItem {
  [PrimaryKeyProp]?: ['runId', 'subjectId'];
  [OptionalProps]?: Defaults<'state'>;

  @ManyToOne(() => BulkRun, {
    mapToPk: true,
    primary: true,
    fieldName: 'run_id',
    index: false,
    collation: 'C',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  runId!: string;

  @PrimaryKey({ type: 'text', collation: 'C' })
  subjectId!: string;

  @Property({ type: 'integer' })
  position!: number;

  /** The name of the row, and the page of the portal that shows it, also after the row is deleted. */
  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  path!: string;

  @Property({ type: 'text', collation: 'C', default: 'WAITING' })
  state: BulkItemState = 'WAITING';

  /** Why the row was not done, or not undone, in Danish. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** The state of the row before and after it was done, for actions that can be undone. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  undo: { before: unknown; after: unknown } | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    bulk_item: TableOf<BulkItem>;
  }
}
