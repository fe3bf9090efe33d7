import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { dbRoles, openPolicies } from '../db/roles.ts';
import { TeamMember } from '../team/TeamMember.ts';

/** What the reseller's people have noted about a licence or an agreement that is to be decided on; gone once it is renewed. */
@Entity({
  tableName: 'renewal_plan',
  rowLevelSecurity: 'force',
  policies: openPolicies('renewal_plan', [dbRoles.admin, dbRoles.system]),
})
export class RenewalPlan {
  /** The licence or agreement. */
  @PrimaryKey({ type: 'text' })
  subjectId!: string;

  @ManyToOne(() => TeamMember, { mapToPk: true, fieldName: 'owner_id', nullable: true, deleteRule: 'set null' })
  ownerId: string | null = null;

  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'date', nullable: true })
  snoozedUntil: string | null = null;

  /** It was decided to let it expire: it leaves the queue, and ends when it ends. */
  @Property({ type: 'boolean' })
  expires: boolean = false;

  @Property({ type: 'integer', version: true })
  version: number = 1;
}
