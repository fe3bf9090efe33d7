import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { RegistrationStatus } from '../../domain/vocabulary.ts';
import { newSecret } from '../auth/tokens.ts';
import { Customer } from '../customers/Customer.ts';
import { BY_CODE_POINT } from '../db/collation.ts';
import { newId } from '../db/ids.ts';
import { CURRENT_PERSON, dbRoles, openPolicies } from '../db/roles.ts';
import { BelongsTo } from '../graphql/belongsTo.ts';
import { RegistrationStatusEnum } from '../graphql/enums.ts';
import { Node } from '../graphql/Node.ts';
import { DateTime } from '../graphql/scalars.ts';
import { User } from '../users/User.ts';
import { Event } from './Event.ts';

/** Somebody's own, and no colleague's; partners' programs are nobody. */
const isOwn = `user_id = ${CURRENT_PERSON}`;

/** The database knows the holder of a registration's link by the link's key. */
const isLinked = `link_key = ${CURRENT_PERSON}`;

/** One per event and e-mail, and per event and user; signing up again after cancelling revives it. */
@ObjectType({
  implements: Node,
  description: "Somebody's place at an event; each e-mail has one at most.",
  simpleResolvers: true,
})
@Entity({
  tableName: 'event_registration',
  rowLevelSecurity: 'force',
  policies: [
    {
      name: 'event_registration_customer',
      command: 'select',
      roles: [dbRoles.customer],
      using: `${isOwn} and exists (select 1 from event where event.id = event_id)`,
    },
    ...openPolicies('event_registration', [dbRoles.signUp, dbRoles.admin, dbRoles.system]),
    { name: 'event_registration_attendee', command: 'select', roles: [dbRoles.attendee], using: isLinked },
    /** By the link a place can be given up, and nothing else. */
    {
      name: 'event_registration_attendee_leaves',
      command: 'update',
      roles: [dbRoles.attendee],
      using: isLinked,
      check: `${isLinked} and status = 'CANCELLED'`,
    },
    {
      name: 'event_registration_in_own_name',
      type: 'restrictive',
      command: 'insert',
      roles: [dbRoles.signUp],
      check: `user_id is null or ${isOwn}`,
    },
  ],
})
@Index({ name: 'event_registration_newest', properties: ['eventId', 'id'] })
@Index({
  name: 'event_registration_user',
  expression: 'create unique index "event_registration_user" on "event_registration" ("user_id", "event_id")',
})
@Index({
  name: 'event_registration_email',
  expression: 'create unique index "event_registration_email" on "event_registration" ("event_id", lower("email"))',
})
@Index({
  name: 'event_registration_waiting',
  expression: `create index "event_registration_waiting" on "event_registration" ("event_id", "waiting_since", "id") where "status" = 'WAITLISTED'`,
})
@Check({ name: 'event_registration_waits_since', expression: `(status = 'WAITLISTED') = (waiting_since is not null)` })
export class EventRegistration extends Node {
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId('ereg');

  @ManyToOne(() => Event, { mapToPk: true, fieldName: 'event_id', index: false, deleteRule: 'cascade' })
  eventId!: string;

  @Field(() => Event, { description: 'What they signed up for.' })
  @BelongsTo('event', 'eventId')
  event?: Event;

  @ManyToOne(() => Customer, {
    mapToPk: true,
    fieldName: 'customer_id',
    nullable: true,
    index: false,
    deleteRule: 'set null',
  })
  customerId: string | null = null;

  /** Absent for who signed up by the public link. */
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', nullable: true, index: false, deleteRule: 'set null' })
  userId: string | null = null;

  @Field(() => String, { description: 'As it was typed.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'As it was typed.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As it was typed.' })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => String, { nullable: true, description: 'As it was typed: theirs need not be a customer.' })
  @Property({ type: 'text', nullable: true })
  company: string | null = null;

  @Field(() => String, { nullable: true, description: 'For the kitchen; absent where there are none.' })
  @Property({ type: 'text', nullable: true })
  dietaryRestrictions: string | null = null;

  @Field(() => String, { nullable: true, description: 'What else to prepare for; absent where there is nothing.' })
  @Property({ type: 'text', nullable: true })
  specialRequirements: string | null = null;

  /** Takes no seat until it is given one. */
  @Field(() => RegistrationStatusEnum, { description: 'Whether it holds a seat.' })
  @Property({ type: 'text' })
  status: RegistrationStatus = 'CANCELLED';

  /** The waiting list's order: whoever leaves the list and comes back is last. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  waitingSince: Date | null = null;

  /** The secret of the link in the registration's mails; null only in a row that a server of the version before made. */
  @Property({ type: 'text', collation: BY_CODE_POINT, unique: true, nullable: true })
  linkKey: string = newSecret();

  @Field(() => DateTime, { description: 'When they first signed up, whatever was cancelled in between.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;

  setStatus(status: RegistrationStatus): void {
    const waits = status === 'WAITLISTED';
    if (waits !== (this.status === 'WAITLISTED')) this.waitingSince = waits ? new Date() : null;
    this.status = status;
  }

  /** What was filled in. A link that was mailed to another address opens the registration no longer. */
  setDetails(details: RegistrationDetails): void {
    if (this.email?.toLowerCase() !== details.email.toLowerCase()) this.linkKey = newSecret();
    Object.assign(this, details);
  }
}

type RegistrationDetails = Pick<
  EventRegistration,
  'name' | 'email' | 'phone' | 'company' | 'dietaryRestrictions' | 'specialRequirements'
>;
