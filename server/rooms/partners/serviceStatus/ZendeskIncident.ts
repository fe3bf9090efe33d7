import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { CONFIRMED_WITHIN_MINUTES, type ServiceNoticeState } from '../../../../domain/partners/serviceNotices.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { allRowsPolicies, dbRoles, selectPolicies, employeeReadPolicy } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import type { IncidentKind } from '../../../providers/zendeskStatus/ZendeskStatus.ts';

/** An incident or a maintenance in Zendesk's lists. The row is deleted once it is no longer in its list. */
@Entity({
  tableName: 'zendesk_incident',
  rowLevelSecurity: 'force',
  policies: [
    {
      name: 'zendesk_incident_customer_current',
      command: 'select',
      roles: [dbRoles.customer],
      using: `last_seen_at > now() - '0${CONFIRMED_WITHIN_MINUTES / 60}:00:00'::interval`,
    },
    ...selectPolicies('zendesk_incident', [dbRoles.admin]),
    ...allRowsPolicies('zendesk_incident', [dbRoles.system]),
    employeeReadPolicy('zendesk_incident', ['SUPPORT']),
  ],
})
export class ZendeskIncident {
  [OptionalProps]?: Defaults<'services'>;

  /** The kind and Zendesk's own id. */
  @PrimaryKey({ type: 'text', collation: 'C' })
  id!: string;

  @Property({ type: 'text', collation: 'C' })
  kind!: IncidentKind;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text', collation: 'C' })
  state!: ServiceNoticeState;

  @Property({ type: 'text', collation: 'C', nullable: true })
  impact: string | null = null;

  @Property({ type: 'string[]', columnType: 'text[]', default: [] })
  services: string[] = [];

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  startsAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  endsAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  firstSeenAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  lastSeenAt!: Date;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    zendesk_incident: TableOf<ZendeskIncident>;
  }
}
