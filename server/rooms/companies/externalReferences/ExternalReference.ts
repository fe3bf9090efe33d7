import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { ExternalIdType } from '../../../../domain/partners/validation/externalId.ts';
import {
  allRowsPolicies,
  CURRENT_COMPANY,
  CURRENT_PROGRAM,
  dbRoles,
  personalDataPolicies,
  selectPolicies,
  scopePolicy,
  seesSubject,
  employeeReadPolicy,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../customers/Customer.ts';

/** People have no program, and their context names none. */
const OF_PROGRAM = `customer_id = ${CURRENT_COMPANY} and program = ${CURRENT_PROGRAM} and program <> ''`;

/** Triggers keep it from outliving its object, and delete it when the object leaves the company (decision 033). */
@ObjectType({ description: 'The id of an object in the system of a program.', simpleResolvers: true })
@Entity({
  tableName: 'external_reference',
  rowLevelSecurity: 'force',
  policies: [
    { name: 'external_reference_program', roles: [dbRoles.customer], using: OF_PROGRAM, check: OF_PROGRAM },
    {
      name: 'external_reference_administrator',
      command: 'select',
      roles: [dbRoles.customer],
      using: `customer_id = ${CURRENT_COMPANY} and (select is_company_administrator())`,
    },
    ...selectPolicies('external_reference', [dbRoles.admin]),
    ...allRowsPolicies('external_reference', [dbRoles.system]),
    scopePolicy('external_reference', 'subject', seesSubject('INTEGRATIONS')),
    ...personalDataPolicies('external_reference', ['delete']),
    employeeReadPolicy('external_reference', ['SUPPORT']),
  ],
})
@Unique({
  name: 'external_reference_external_id_unique',
  properties: ['customerId', 'program', 'type', 'externalId'],
})
export class ExternalReference {
  [PrimaryKeyProp]?: ['nodeId', 'customerId', 'program'];

  @PrimaryKey({ type: 'text' })
  nodeId!: string;

  @ManyToOne(() => Customer, {
    mapToPk: true,
    fieldName: 'customer_id',
    primary: true,
    index: false,
    deleteRule: 'cascade',
  })
  customerId!: string;

  @Field(() => String, { description: 'Key of the program that has stored the id.' })
  @PrimaryKey({ type: 'text', collation: 'C' })
  program!: string;

  @Property({ type: 'text', collation: 'C' })
  type!: ExternalIdType;

  @Field(() => String, { description: 'The id of the object in the system of the program.' })
  @Property({ type: 'text', collation: 'C' })
  externalId!: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    external_reference: TableOf<ExternalReference>;
  }
}
