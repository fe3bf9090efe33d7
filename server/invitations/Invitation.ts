import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { INVITATION_HOURS } from '../../domain/validation/users.ts';
import { Customer } from '../customers/Customer.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, tenantPolicies } from '../db/roles.ts';
import { Node } from '../graphql/Node.ts';
import { DateTime } from '../graphql/scalars.ts';

@ObjectType({
  implements: Node,
  description: "A link to join the company and choose one's own password.",
  simpleResolvers: true,
})
@Entity({
  tableName: 'invitation',
  rowLevelSecurity: 'force',
  policies: tenantPolicies('invitation', { everything: [dbRoles.auth, dbRoles.system] }),
})
@Index({ name: 'invitation_customer_newest', properties: ['customerId', 'id'] })
@Index({
  name: 'invitation_waiting',
  expression:
    'create unique index "invitation_waiting" on "invitation" ("customer_id", lower("email")) where "accepted_at" is null and "revoked_at" is null',
})
export class Invitation extends Node {
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId('inv');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @Field(() => String, { description: 'Of whoever is invited.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Where the link went, and what they will sign in with.' })
  @Property({ type: 'text' })
  email!: string;

  /** Kept as text, so that the invitation outlives its sender. */
  @Field(() => String, { description: 'Who sent it.' })
  @Property({ type: 'text' })
  invitedBy!: string;

  /** The link's secret itself stands in the mail alone. */
  @Property({ type: 'text', unique: true, lazy: true, hidden: true })
  tokenHash!: string;

  @Field(() => DateTime, { description: 'When it was first sent.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => DateTime, { description: '72 hours after it was last sent.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt: Date = new Date(Date.now() + INVITATION_HOURS * 3600_000);

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  acceptedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  revokedAt: Date | null = null;

  isOpen(now = new Date()): boolean {
    return !this.acceptedAt && !this.revokedAt && this.expiresAt > now;
  }
}
