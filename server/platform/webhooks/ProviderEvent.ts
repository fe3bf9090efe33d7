import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { dbRoles, allRowsPolicies } from '../db/roles.ts';
import type { TableOf } from '../db/tables.ts';

/** A provider's webhook event that has been handled. When the provider sends the event again, it is ignored. */
@Entity({
  tableName: 'provider_event',
  rowLevelSecurity: 'force',
  policies: allRowsPolicies('provider_event', [dbRoles.system]),
})
export class ProviderEvent {
  @PrimaryKey({ type: 'text' })
  provider!: string;

  @PrimaryKey({ type: 'text' })
  eventId!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  handledAt: Date = new Date();
}

declare module '../db/tables.ts' {
  interface Tables {
    provider_event: TableOf<ProviderEvent>;
  }
}
