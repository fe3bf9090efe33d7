import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { AdminList, ColumnSetting } from '../../../../domain/backOffice/savedViews.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import { CURRENT_PERSON, dbRoles, personalDataPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { User } from '../../identity/users/User.ts';

const OWN_OR_SHARED = `is_shared or owner_id = ${CURRENT_PERSON}`;

/** Filters, search, sort and columns of a list under a name, for one admin or shared by the team. */
@Entity({
  tableName: 'saved_view',
  rowLevelSecurity: 'force',
  policies: [
    { name: 'saved_view_admin', roles: [dbRoles.admin], using: OWN_OR_SHARED, check: OWN_OR_SHARED },
    ...personalDataPolicies('saved_view', ['delete']),
  ],
})
@Index({
  name: 'saved_view_name_unique',
  expression: `create unique index "saved_view_name_unique" on "saved_view"
    ("owner_id", "list", (lower("name") collate "C"))`,
})
@Index({
  name: 'saved_view_shared',
  expression: 'create index "saved_view_shared" on "saved_view" ("list", "id") where "is_shared"',
})
export class SavedView {
  static readonly idPrefix = 'view';

  [OptionalProps]?: Defaults<'isShared'>;

  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId(SavedView.idPrefix);

  @Property({ type: 'text', collation: 'C' })
  list!: AdminList;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'owner_id', index: false })
  ownerId!: string;

  @Property({ type: 'boolean', default: false })
  isShared: boolean = false;

  @Property({ type: 'text' })
  name!: string;

  /** The search parameters of the list's address. */
  @Property({ type: 'text' })
  parameters!: string;

  @Property({ type: 'json', columnType: 'jsonb' })
  columns!: ColumnSetting[];

  /** The idempotency key chosen by the client. */
  @Property({ type: 'text', collation: 'C', unique: 'saved_view_request_id_unique' })
  requestId!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'integer', version: true })
  version: number = 1;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    saved_view: TableOf<SavedView>;
  }
}
