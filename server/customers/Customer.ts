import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { BY_CODE_POINT, DANISH } from '../db/collation.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, insertsWithout, tenantPolicies } from '../db/roles.ts';
import { DateTime } from '../graphql/scalars.ts';
import { Node } from '../graphql/Node.ts';
import { SEARCHED } from './searched.ts';
import { TeamMember } from '../team/TeamMember.ts';

/** A company: the tenant that every other row belongs to. */
/** Only admins link a company to providers. */
const OF_PROVIDERS = [
  'click_up_team_id',
  'click_up_space_id',
  'click_up_folder_id',
  'dinero_contact_id',
  'stripe_customer_id',
  'point_of_contact_id',
];

@ObjectType({
  implements: Node,
  description: 'A company. All that a customer sees belongs to one.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'customer',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('customer', {
      column: 'id',
      own: [dbRoles.sales, dbRoles.registration],
      everything: [dbRoles.auth, dbRoles.system],
    }),
    insertsWithout('customer', dbRoles.registration, OF_PROVIDERS),
  ],
})
@Index({ name: 'customer_by_name', properties: ['name', 'id'] })
@Index({ name: 'customer_by_contact_person', properties: ['contactPerson', 'id'] })
@Index({
  name: 'customer_search',
  expression: `create index "customer_search" on "customer" using gin (search_grams(${SEARCHED}))`,
})
@Index({ name: 'customer_vat_number', properties: ['vatNumber'] })
@Index({
  name: 'customer_new',
  expression: 'create index "customer_new" on "customer" ("id") where "point_of_contact_id" is null',
})
export class Customer extends Node {
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId('cust');

  @Field(() => String, { description: 'Two companies may have the same.' })
  @Property({ type: 'text', collation: DANISH })
  name!: string;

  @Field(() => String)
  @Property({ type: 'text', collation: DANISH })
  contactPerson!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  phoneNumber!: string;

  @Field(() => String)
  @Property({ type: 'text', collation: BY_CODE_POINT })
  vatNumber!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  eanNumber: string | null = null;

  @Field(() => String)
  @Property({ type: 'text' })
  billingEmail!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  street!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  zip!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  city!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  poNumber: string | null = null;

  @Field(() => ID, {
    nullable: true,
    description: "The workspace's id at ClickUp; absent until an admin has linked a folder.",
  })
  @Property({ type: 'text', nullable: true })
  clickUpTeamId: string | null = null;

  @Field(() => ID, {
    nullable: true,
    description: "The space's id at ClickUp; absent until an admin has linked a folder.",
  })
  @Property({ type: 'text', nullable: true })
  clickUpSpaceId: string | null = null;

  @Field(() => ID, {
    nullable: true,
    description: "Where its tasks live, by ClickUp's id; absent until an admin has linked it.",
  })
  @Property({ type: 'text', nullable: true, unique: true })
  clickUpFolderId: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Where its tasks live, as the folder was called when it was chosen.',
  })
  @Property({ type: 'text', nullable: true })
  clickUpFolderName: string | null = null;

  @Field(() => ID, {
    nullable: true,
    description: "Whom its invoices go to, by Dinero's id; absent until an admin has linked it.",
  })
  @Property({ type: 'text', nullable: true })
  dineroContactId: string | null = null;

  @Field(() => String, { nullable: true, description: 'As the contact was called when it was linked.' })
  @Property({ type: 'text', nullable: true })
  dineroContactName: string | null = null;

  @ManyToOne(() => TeamMember, {
    mapToPk: true,
    fieldName: 'point_of_contact_id',
    nullable: true,
    deleteRule: 'set null',
  })
  pointOfContactId: string | null = null;

  @Property({ type: 'text', nullable: true, unique: true })
  stripeCustomerId: string | null = null;

  /** What the wizard made up for this registration: sent twice, it makes one company. */
  @Property({ type: 'text', nullable: true, unique: true })
  registrationId: string | null = null;

  @Field(() => DateTime, { description: 'When it registered.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;
}
