import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { AdminList, ColumnSetting } from '../../../../domain/backOffice/savedViews.ts';
import { CURRENT_PERSON, dbRoles, personalDataPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { User } from '../../identity/users/User.ts';
import { SavedView } from './SavedView.ts';

const OWN = `owner_id = ${CURRENT_PERSON}`;

/** How an admin shows a list: its columns, and the view that opens when the list is opened without parameters. */
@Entity({
  tableName: 'list_preference',
  rowLevelSecurity: 'force',
  policies: [
    { name: 'list_preference_admin', roles: [dbRoles.admin], using: OWN, check: OWN },
    ...personalDataPolicies('list_preference', ['delete']),
  ],
})
@Index({ name: 'list_preference_default_view', properties: ['defaultViewId'] })
export class ListPreference {
  [PrimaryKeyProp]?: ['ownerId', 'list'];

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'owner_id', primary: true, index: false })
  ownerId!: string;

  @PrimaryKey({ type: 'text', collation: 'C' })
  list!: AdminList;

  @Property({ type: 'json', columnType: 'jsonb' })
  columns!: ColumnSetting[];

  @ManyToOne(() => SavedView, {
    mapToPk: true,
    fieldName: 'default_view_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  defaultViewId: string | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    list_preference: TableOf<ListPreference>;
  }
}
