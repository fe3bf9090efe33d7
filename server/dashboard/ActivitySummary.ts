import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Customer } from '../customers/Customer.ts';
import { CURRENT_COMPANY, dbRoles, openPolicies } from '../db/roles.ts';

/** What has happened in a company lately, in a few sentences of a summariser's, until something new happens. */
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
    ...openPolicies('activity_summary', [dbRoles.system]),
  ],
})
export class ActivitySummary {
  @OneToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', primary: true })
  customerId!: string;

  /** Absent where the last attempt failed. */
  @Property({ type: 'text', nullable: true })
  text: string | null = null;

  /** The newest activity that it speaks of. */
  @Property({ type: 'text' })
  upTo!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  madeAt: Date = new Date();
}
