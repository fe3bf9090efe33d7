import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { AgentRole } from '../../../../domain/sales/seats/agentRoles.ts';
import {
  allRowsPolicies,
  CURRENT_COMPANY,
  dbRoles,
  personalDataPolicies,
  scopePolicy,
  seesSubject,
  seesInstallation,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { reference } from '../../money/ledger/Invoice.ts';
import { AgentRoleEnum } from './seat.enums.ts';
import { ofInstallation } from './SeatReading.ts';

const ownAgents = `customer_id = ${CURRENT_COMPANY} and (select is_company_administrator())`;

/**
 * An agent who uses a seat of a help desk. Stored only where the company has switched names on, and read by the
 * administrators of the company alone: the reseller's role has no policy.
 */
@ObjectType({ description: 'A person who uses a seat of a help desk.', simpleResolvers: true })
@Entity({
  tableName: 'help_desk_agent',
  rowLevelSecurity: 'force',
  policies: [
    { name: 'help_desk_agent_customer', roles: [dbRoles.customer], using: ownAgents, check: ownAgents },
    ...allRowsPolicies('help_desk_agent', [dbRoles.system]),
    scopePolicy('help_desk_agent', 'subject', seesSubject('LICENSES')),
    scopePolicy('help_desk_agent', 'departments', seesInstallation()),
    ...personalDataPolicies('help_desk_agent', ['delete']),
  ],
})
@Index({
  name: 'help_desk_agent_list',
  expression:
    'create index "help_desk_agent_list" on "help_desk_agent" ("installation_id", "signed_in_order", "agent_id") ' +
    'where "left_on" is null',
})
@Index({
  name: 'help_desk_agent_left',
  expression: 'create index "help_desk_agent_left" on "help_desk_agent" ("left_on") where "left_on" is not null',
})
@Index({ name: 'help_desk_agent_customer', properties: ['customerId'] })
export class HelpDeskAgent {
  /** Composed of the ids of the installation and of the help desk. */
  @Field(() => ID, { description: 'Id of the agent. Not an id for `node`.' }) id!: string;

  @ManyToOne(() => Installation, { ...ofInstallation, fieldName: 'installation_id', primary: true })
  installationId!: string;

  /** The id at the help desk. */
  @Property({ type: 'text', collation: 'C', primary: true }) agentId!: string;

  @ManyToOne(() => Customer, { ...reference, fieldName: 'customer_id' })
  customerId!: string;

  @Field(() => String, { description: 'Name at the help desk.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => AgentRoleEnum, { description: 'Kind of the role.' })
  @Property({ type: 'text', collation: 'C' })
  role!: AgentRole;

  @Field(() => String, { nullable: true, description: 'Name of the custom role. Null for a standard role.' })
  @Property({ type: 'text', nullable: true })
  roleName!: string | null;

  @Field(() => Boolean, { description: 'Whether the agent is suspended. A suspended agent still uses a seat.' })
  @Property({ type: 'boolean' })
  isSuspended!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When the agent was created. Null when it is not known.' })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  createdAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'The last sign-in. Null when there was none.' })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  lastSignInAt!: Date | null;

  /** The order of the list: those who never signed in come first. */
  @Property({
    type: 'datetime',
    columnType: 'timestamptz',
    generated: `(coalesce(last_sign_in_at, '1970-01-01 00:00:00+00'::timestamptz)) stored`,
  })
  signedInOrder!: Date;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The day on which the agent was first missing at the help desk. Null for a current agent.',
  })
  @Property({ type: 'date', nullable: true })
  leftOn!: string | null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    help_desk_agent: TableOf<HelpDeskAgent>;
  }
}
