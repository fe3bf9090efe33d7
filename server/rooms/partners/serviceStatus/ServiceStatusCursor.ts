import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { allRowsPolicies, dbRoles } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';

/** When Zendesk's status page was read last, and a digest of the notices that were published last. */
@Entity({
  tableName: 'service_status_cursor',
  rowLevelSecurity: 'force',
  policies: allRowsPolicies('service_status_cursor', [dbRoles.system]),
})
export class ServiceStatusCursor {
  [OptionalProps]?: Defaults<'digest'>;

  @PrimaryKey({ type: 'text', collation: 'C' })
  id!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  readAt!: Date;

  @Property({ type: 'text', collation: 'C', default: '' })
  digest: string = '';
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    service_status_cursor: TableOf<ServiceStatusCursor>;
  }
}
