import { OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { dbRoles, allRowsPolicies, employeePolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { TeamMember } from '../../companies/team/TeamMember.ts';

/**
 * Owner, note and snooze date of a licence or agreement in the queue of renewals. The row is deleted once the licence
 * or agreement is renewed or no longer ACTIVE.
 */
@Entity({
  tableName: 'renewal_plan',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('renewal_plan', [dbRoles.admin, dbRoles.system]),
    ...employeePolicies('renewal_plan', ['SALES']),
  ],
})
export class RenewalPlan {
  [OptionalProps]?: Defaults<'expires'>;

  /** Id of the licence or service agreement. */
  @PrimaryKey({ type: 'text' })
  subjectId!: string;

  @ManyToOne(() => TeamMember, { mapToPk: true, fieldName: 'owner_id', nullable: true, deleteRule: 'set null' })
  ownerId: string | null = null;

  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'date', nullable: true })
  snoozedUntil: string | null = null;

  /** Only servers of the previous version write it, during an upgrade. Decisions are in `renewal_decision`. */
  @Property({ type: 'boolean' })
  expires: boolean = false;

  @Property({ type: 'integer', version: true })
  version: number = 1;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    renewal_plan: TableOf<RenewalPlan>;
  }
}
