import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { ADMINS_ALONE } from '../../../domain/backOffice/employeeAreas.ts';
import { BY_CODE_POINT } from '../db/collation.ts';
import {
  allRowsPolicies,
  CURRENT_COMPANY,
  dbRoles,
  personalDataPolicies,
  scopePolicy,
  seesDepartmentIfAny,
  seesValues,
  employeeReadPolicy,
} from '../db/roles.ts';
import type { TableOf } from '../db/tables.ts';
import { DateTime } from '../graphql/scalars.ts';

/** Deletions belong to the subject of the object. */
const SEES_TYPE = [
  seesValues('type', ['Invoice', 'LedgerEntry', 'AgreedPrice'], 'FINANCE'),
  seesValues('type', ['License', 'LicenseRequest'], 'LICENSES'),
  seesValues('type', ['ServiceAgreement', 'AgreementWork', 'HourEntry'], 'AGREEMENTS'),
  seesValues('type', ['ClipCard'], 'AGREEMENTS', 'TASKS'),
  seesValues('type', ['Task'], 'TASKS'),
  seesValues('type', ['User', 'Invitation', 'AccessRequest'], 'PEOPLE'),
  seesValues('type', ['PurchaseApproval', 'TermsAcceptance'], 'LICENSES', 'AGREEMENTS'),
  // Their rows stay for as long as the record of their deletion. The record of a file of an event has no company.
  `(type <> all (array['StoredFile', 'CompanyDocument']) ` +
    `or customer_id <> '' and (select sees_whole_company()) or sees_file(node_id))`,
].join(' and ');

const SEEN_DEPARTMENTS = '(select seen_departments())::text[]';

/**
 * An object that has moved to another department is gone for those who saw it in its former department, and cannot see
 * the new one.
 */
const IS_GONE_FOR_CALLER =
  `case when has_moved_within then not (select sees_all_departments()) ` +
  `and left_department_ids && ${SEEN_DEPARTMENTS} ` +
  `and department_id <> all (${SEEN_DEPARTMENTS}) ` +
  `else ${seesDepartmentIfAny()} or left_department_ids && ${SEEN_DEPARTMENTS} end`;

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
    scopePolicy('deleted_node', 'subject', SEES_TYPE, { command: 'select' }),
    scopePolicy('deleted_node', 'departments', IS_GONE_FOR_CALLER, { command: 'select' }),
    { name: 'deleted_node_admin', command: 'select', roles: [dbRoles.admin], using: 'not is_moved' },
    ...allRowsPolicies('deleted_node', [dbRoles.system]),
    ...personalDataPolicies('deleted_node'),
    employeeReadPolicy('deleted_node', ADMINS_ALONE),
  ],
})
@Index({ name: 'deleted_node_customer', properties: ['customerId', 'deletedAt', 'nodeId'] })
@Index({ name: 'deleted_node_newest', properties: ['deletedAt', 'nodeId'] })
export class DeletedNode {
  [OptionalProps]?: 'isMoved' | 'departmentId' | 'leftDepartmentIds' | 'hasMovedWithin';
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

  /** The department of the object, also after a move within the company; null for an object without a department. */
  @Property({ type: 'text', nullable: true })
  departmentId: string | null = null;

  /** The departments that the object has left. */
  @Property({ type: 'string[]', columnType: 'text[]', collation: BY_CODE_POINT, defaultRaw: `'{}'` })
  leftDepartmentIds: string[] = [];

  /** Whether the object still exists in another department of the company. */
  @Property({ type: 'boolean', default: false })
  hasMovedWithin: boolean = false;

  @Field(() => DateTime, { description: 'When the object was deleted or left the company.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  deletedAt!: Date;
}

declare module '../db/tables.ts' {
  interface Tables {
    deleted_node: TableOf<DeletedNode>;
  }
}
