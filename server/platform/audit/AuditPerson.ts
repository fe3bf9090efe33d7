import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ADMINS_ALONE } from '../../../domain/backOffice/employeeAreas.ts';
import { dbRoles, insertPolicies, selectPolicies, personalDataPolicies, employeeReadPolicy } from '../db/roles.ts';
import type { TableOf } from '../db/tables.ts';
import { AuditEntry } from './AuditEntry.ts';
import { SEARCHED_PERSON } from './searchedPerson.ts';

/** The part of a person in an entry: the actor, the user as whom an admin acted, or the target. */
export type AuditPart = 'ACTOR' | 'ACTED_AS' | 'TARGET';

/**
 * A person in an audit entry: their name and e-mail at the time of the event, and the network address of the request.
 * Stored beside the entry, so that a person can be erased while the entry stays.
 */
@Entity({
  tableName: 'audit_person',
  rowLevelSecurity: 'force',
  policies: [
    ...selectPolicies('audit_person', [dbRoles.admin]),
    ...insertPolicies('audit_person', [dbRoles.auth]),
    // A company's administrators see the entries of the company. People who are no users of the company, such as the
    // reseller's employees, stay unnamed to them.
    {
      name: 'audit_person_administrator',
      command: 'select',
      roles: [dbRoles.customer],
      using: `exists (
        select 1 from audit_entry e where e.id = audit_person.entry_id and (audit_person.part = 'TARGET'
          or e.actor_kind <> 'USER' or exists (select 1 from user_account u where u.id = audit_person.person_id)))`,
    },
    ...personalDataPolicies('audit_person', ['update']),
    employeeReadPolicy('audit_person', ADMINS_ALONE),
  ],
})
@Index({ name: 'audit_person_person', properties: ['personId'] })
@Index({
  name: 'audit_person_email',
  expression: 'create index "audit_person_email" on "audit_person" (lower("email"))',
})
@Index({
  name: 'audit_person_search',
  expression: `create index "audit_person_search" on "audit_person" using gin (search_grams(${SEARCHED_PERSON}))`,
})
export class AuditPerson {
  @ManyToOne(() => AuditEntry, {
    mapToPk: true,
    primary: true,
    fieldName: 'entry_id',
    index: false,
    deleteRule: 'cascade',
  })
  entryId!: string;

  @PrimaryKey({ type: 'text', collation: 'C' })
  part!: AuditPart;

  /** The id of the user or the API token; null for a visitor. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  personId: string | null = null;

  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  /** The network address; only set for the actor. */
  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  erasedAt: Date | null = null;
}

declare module '../db/tables.ts' {
  interface Tables {
    audit_person: TableOf<AuditPerson>;
  }
}
