import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { dbRoles, openPolicies } from '../db/roles.ts';

/** A webhook's event that has been handled: it comes again, and is not. */
@Entity({
  tableName: 'provider_event',
  rowLevelSecurity: 'force',
  policies: openPolicies('provider_event', [dbRoles.system]),
})
export class ProviderEvent {
  @PrimaryKey({ type: 'text' })
  provider!: string;

  @PrimaryKey({ type: 'text' })
  eventId!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  handledAt: Date = new Date();
}
