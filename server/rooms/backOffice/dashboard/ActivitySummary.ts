import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import {
  CURRENT_COMPANY,
  dbRoles,
  allRowsPolicies,
  personalDataPolicies,
  scopePolicy,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';

/** A generated text about a company's latest activities. It is out of date when a newer activity exists. */
@Entity({
  tableName: 'activity_summary',
  rowLevelSecurity: 'force',
  policies: [
    {
      name: 'activity_summary_customer',
      command: 'select',
      roles: [dbRoles.customer],
      using: `customer_id = ${CURRENT_COMPANY}`,
    },
    ...allRowsPolicies('activity_summary', [dbRoles.system]),
    scopePolicy('activity_summary', 'subject', '(select sees_whole_company())', { command: 'select' }),
    ...personalDataPolicies('activity_summary', ['delete']),
  ],
})
export class ActivitySummary {
  @OneToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', primary: true })
  customerId!: string;

  /** Null when the last attempt to generate a text failed. */
  @Property({ type: 'text', nullable: true })
  text: string | null = null;

  /** Id of the newest activity that the summary covers. */
  @Property({ type: 'text' })
  upTo!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  madeAt: Date = new Date();
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    activity_summary: TableOf<ActivitySummary>;
  }
}
