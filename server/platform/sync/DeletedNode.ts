import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { ADMINS_ALONE } from '../../../domain/backOffice/employeeAreas.ts';
import { allRowsPolicies, CURRENT_COMPANY, dbRoles, personalDataPolicies, employeeReadPolicy } from '../db/roles.ts';
import type { TableOf } from '../db/tables.ts';
import { DateTime } from '../graphql/scalars.ts';

/** Written only by triggers on the tables of nodes (decision 033). */
@ObjectType({
  description: 'An object that was deleted or that now belongs to another company. Kept for 90 days.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'deleted_node',
  rowLevelSecurity: 'force',
  policies: [
    {
      name: 'deleted_node_customer',
      command: 'select',
      roles: [dbRoles.customer],
      using: `customer_id = ${CURRENT_COMPANY}`,
    },
    {
      name: 'deleted_node_customer_shared',
      command: 'select',
      roles: [dbRoles.customer],
      using: `customer_id = ''`,
    },
    { name: 'deleted_node_admin', command: 'select', roles: [dbRoles.admin], using: 'not is_moved' },
    ...allRowsPolicies('deleted_node', [dbRoles.system]),
    ...personalDataPolicies('deleted_node'),
    employeeReadPolicy('deleted_node', ADMINS_ALONE),
  ],
})
@Index({ name: 'deleted_node_customer', properties: ['customerId', 'deletedAt', 'nodeId'] })
@Index({ name: 'deleted_node_newest', properties: ['deletedAt', 'nodeId'] })
export class DeletedNode {
  [OptionalProps]?: 'isMoved';
  [PrimaryKeyProp]?: ['nodeId', 'customerId'];

  @Field(() => ID, { description: 'The id that the object had as a node.' })
  @PrimaryKey({ type: 'text' })
  nodeId!: string;

  /** The company that saw the object; empty for an object that all companies saw, and '-' for one of admins alone. */
  @PrimaryKey({ type: 'text' })
  customerId!: string;

  @Field(() => String, { description: 'Name of the type that the object had in this schema, such as ClipCard.' })
  @Property({ type: 'text', collation: 'C' })
  type!: string;

  /** Whether the object still exists in another company. Admins, who see all companies, do not see such rows. */
  @Property({ type: 'boolean', default: false })
  isMoved: boolean = false;

  @Field(() => DateTime, { description: 'When the object was deleted or left the company.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  deletedAt!: Date;
}

declare module '../db/tables.ts' {
  interface Tables {
    deleted_node: TableOf<DeletedNode>;
  }
}
