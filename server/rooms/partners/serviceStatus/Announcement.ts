import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { NoticeSeverity } from '../../../../domain/partners/serviceNotices.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import { allRowsPolicies, dbRoles, selectPolicies, employeePolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';

export const ANNOUNCEMENT_COLUMNS = [
  'title',
  'text',
  'link',
  'severity',
  'endsAt',
] as const satisfies (keyof Announcement)[];

/** A message of the reseller to all customers. It is in force from its start until its end. */
@Entity({
  tableName: 'announcement',
  rowLevelSecurity: 'force',
  policies: [
    {
      name: 'announcement_customer_in_force',
      command: 'select',
      roles: [dbRoles.customer],
      using: 'starts_at <= now() and (ends_at is null or ends_at > now())',
    },
    ...selectPolicies('announcement', [dbRoles.system]),
    ...allRowsPolicies('announcement', [dbRoles.admin]),
    ...employeePolicies('announcement', ['SUPPORT']),
  ],
})
@Index({ name: 'announcement_in_force', properties: ['startsAt', 'id'] })
export class Announcement {
  static readonly idPrefix = 'ann';

  [OptionalProps]?: Defaults;

  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId(Announcement.idPrefix);

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text', nullable: true })
  link: string | null = null;

  @Property({ type: 'text', collation: 'C' })
  severity!: NoticeSeverity;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  startsAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  endsAt: Date | null = null;

  /** The idempotency key of its creation. Only the admin role can select this column and the next two. */
  @Property({ type: 'text', collation: 'C', nullable: true, unique: 'announcement_request_id_unique' })
  requestId: string | null = null;

  @Property({ type: 'text', collation: 'C', lazy: true })
  createdById!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz', lazy: true })
  createdAt: Date = new Date();

  @Property({ type: 'integer', version: true })
  version: number = 1;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    announcement: TableOf<Announcement>;
  }
}
