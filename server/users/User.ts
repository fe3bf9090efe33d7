import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { enumOf, UserRole } from '../../domain/vocabulary.ts';
import { Customer } from '../customers/Customer.ts';
import { DANISH } from '../db/collation.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, tenantPolicies } from '../db/roles.ts';
import { BelongsTo } from '../graphql/belongsTo.ts';
import { registerEnum } from '../graphql/registerEnum.ts';
import { DateTime } from '../graphql/scalars.ts';
import { Node } from '../graphql/Node.ts';

export const UserRoleEnum = enumOf(UserRole);
registerEnum(UserRoleEnum, 'UserRole', 'What a user may do.', {
  USER: "A customer's user, who sees the own company.",
  ADMIN: "One of the reseller's own people, who sees every company.",
});

@ObjectType({
  implements: Node,
  description: 'Somebody who signs in. Deleted, they are deactivated, and their name stays on what they did.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'user_account',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('user_account', { own: [dbRoles.registration], everything: [dbRoles.auth, dbRoles.system] }),
    /** Whatever a service forgets, a customer's screen can't make an admin. */
    {
      name: 'user_account_customer_makes_users',
      type: 'restrictive',
      command: 'insert',
      roles: [dbRoles.customer, dbRoles.registration, dbRoles.auth],
      check: `role = 'USER'`,
    },
    /** Only a link that was mailed proves an address, and only the sign-in reads links. */
    {
      name: 'user_account_made_unconfirmed',
      type: 'restrictive',
      command: 'insert',
      roles: [dbRoles.customer, dbRoles.registration],
      check: 'email_confirmed_at is null',
    },
  ],
})
@Index({ name: 'user_account_customer_name', properties: ['customerId', 'name', 'id'] })
/** In one company, an e-mail has one active account. */
@Index({
  name: 'user_account_company_email',
  expression:
    'create unique index "user_account_company_email" on "user_account" (lower("email"), "customer_id") where "deactivated_at" is null',
})
/** Several companies' accounts may claim an e-mail, until one of them is confirmed. A deactivated one's is free again. */
@Index({
  name: 'user_account_confirmed_email',
  expression:
    'create unique index "user_account_confirmed_email" on "user_account" (lower("email")) where "deactivated_at" is null and "email_confirmed_at" is not null',
})
export class User extends Node {
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId('user');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', nullable: true, index: false })
  customerId: string | null = null;

  @Field(() => Customer, { nullable: true, description: 'Their company; absent for an admin without one.' })
  @BelongsTo('customer', 'customerId')
  customer?: Customer | null;

  @Field(() => String, { description: 'As colleagues see it.' })
  @Property({ type: 'text', collation: DANISH })
  name!: string;

  @Field(() => String, {
    description: 'What they sign in with; upper and lower case are the same. No other active user has it confirmed.',
  })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => DateTime, {
    nullable: true,
    description:
      "When the user proved to read mail at `email`. Null until then: the user can't invite or create colleagues.",
  })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  emailConfirmedAt: Date | null = null;

  @Field(() => UserRoleEnum, { description: 'What they may do.' })
  @Property({ type: 'text' })
  role: UserRole = 'USER';

  /** Readable by the sign-in's database role alone. */
  @Property({ type: 'text', lazy: true, hidden: true })
  passwordHash!: string;

  @Field(() => DateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deactivatedAt: Date | null = null;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;
}
