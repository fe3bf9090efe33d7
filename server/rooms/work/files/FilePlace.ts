import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { allRowsPolicies, dbRoles } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';

/** The store that has the files of this database. A portal with another store must neither read nor write them. */
@Entity({
  tableName: 'file_place',
  rowLevelSecurity: 'force',
  policies: allRowsPolicies('file_place', [dbRoles.system]),
})
export class FilePlace {
  /** Always `store`, so that there is one row. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  place!: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    file_place: TableOf<FilePlace>;
  }
}
