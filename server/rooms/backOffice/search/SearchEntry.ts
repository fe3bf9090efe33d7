import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { SearchKind } from '../../../../domain/basics/search.ts';
import { BY_CODE_POINT } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import {
  allRowsPolicies,
  CURRENT_COMPANY,
  dbRoles,
  personalDataPolicies,
  selectPolicies,
  scopePolicy,
  seesDepartmentIfAny,
  seesSubject,
  seesValues,
  CURRENT_PERSON,
  employeeReadPolicyBy,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';

/** Entries belong to the subject of their object. */
const SEES_KIND = [
  seesValues('kind', ['INVOICE'], 'FINANCE'),
  seesValues('kind', ['LICENSE', 'LICENSE_REQUEST'], 'LICENSES'),
  seesValues('kind', ['SERVICE_AGREEMENT'], 'AGREEMENTS'),
  seesValues('kind', ['CLIP_CARD'], 'AGREEMENTS', 'TASKS'),
  seesValues('kind', ['TASK'], 'TASKS'),
  `(kind <> 'USER' or ${seesSubject('PEOPLE')} or id = ${CURRENT_PERSON})`,
  `(kind <> 'PURCHASE_APPROVAL' or sees_approval(id))`,
  `(kind <> 'DOCUMENT' or exists (select 1 from company_document p where p.id = search_entry.id))`,
].join(' and ');

/**
 * Something that can be found by a search. Triggers on its source keep the entry, so that it is never written by the
 * portal: the view `search_source` says what it contains (decision 007).
 */
@Entity({
  tableName: 'search_entry',
  rowLevelSecurity: 'force',
  policies: [
    {
      name: 'search_entry_customer',
      command: 'select',
      roles: [dbRoles.customer],
      using: `customer_id = ${CURRENT_COMPANY}`,
    },
    {
      name: 'search_entry_customer_event',
      command: 'select',
      roles: [dbRoles.customer],
      using: `kind = 'EVENT' and not is_draft`,
    },
    ...selectPolicies('search_entry', [dbRoles.admin]),
    ...allRowsPolicies('search_entry', [dbRoles.system]),
    scopePolicy('search_entry', 'subject', SEES_KIND, { command: 'select' }),
    scopePolicy('search_entry', 'departments', seesDepartmentIfAny('scope_department_id'), { command: 'select' }),
    ...personalDataPolicies('search_entry'),
    employeeReadPolicyBy('search_entry', 'sees_hit(kind)'),
  ],
})
@Index({ name: 'search_entry_customer', properties: ['customerId'] })
@Index({
  name: 'search_entry_terms',
  expression:
    'create index "search_entry_terms" on "search_entry" using gin (search_terms("id", "kind", "searched")) ' +
    'with (fastupdate = off)',
})
export class SearchEntry {
  [OptionalProps]?: Defaults<'isDraft'>;

  /** The id of the object. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text', collation: BY_CODE_POINT })
  kind!: SearchKind;

  /** The company to which the object belongs; null for events. */
  @Property({ type: 'text', nullable: true })
  customerId: string | null = null;

  @Property({ type: 'text', nullable: true })
  departmentId: string | null = null;

  @Property({ type: 'text', nullable: true })
  installationId: string | null = null;

  /** The department that decides who finds the entry, also of a licence, a task and a department. Set by a trigger. */
  @Property({ type: 'text', nullable: true })
  scopeDepartmentId: string | null = null;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text', nullable: true })
  details: string | null = null;

  /** Whether only admins see it. */
  @Property({ type: 'boolean', default: false })
  isDraft: boolean = false;

  /** The folded words and keys in which a search looks. */
  @Property({ type: 'text', collation: BY_CODE_POINT })
  searched!: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    search_entry: TableOf<SearchEntry>;
  }
}
