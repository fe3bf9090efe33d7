import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { SeatFault } from '../../../../domain/sales/seats/seatFaults.ts';
import {
  dbRoles,
  tenantPolicies,
  scopePolicy,
  SELLING_ROLES,
  seesSubject,
  seesInstallation,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { reference } from '../../money/ledger/Invoice.ts';

/** A reference whose row is deleted with its installation. */
export const ofInstallation = { ...reference, deleteRule: 'cascade' } as const;

const moment = { type: 'datetime', columnType: 'timestamptz', nullable: true } as const;
const count = { type: 'integer', nullable: true } as const;
const day = { type: 'date', nullable: true } as const;

/**
 * The last reading of the help desk of an installation, and the time of the next one. Triggers create the row with its
 * installation, and keep `bought`.
 */
@Entity({
  tableName: 'seat_reading',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('seat_reading', { companyRoles: [dbRoles.sales], allRowsRoles: [dbRoles.system] }),
    {
      name: 'seat_reading_changed_by_administrator',
      type: 'restrictive',
      command: 'update',
      roles: [dbRoles.customer],
      using: '(select is_company_administrator())',
    },
    scopePolicy('seat_reading', 'subject', seesSubject('LICENSES'), { roles: SELLING_ROLES }),
    scopePolicy('seat_reading', 'departments', seesInstallation(), { roles: SELLING_ROLES }),
    ...employeePolicies('seat_reading', ['SUPPORT', 'SALES'], ['SUPPORT']),
  ],
})
@Index({ name: 'seat_reading_customer', properties: ['customerId', 'excess'] })
@Index({ name: 'seat_reading_excess', properties: ['excess', 'installationId'] })
@Index({
  name: 'seat_reading_faulty',
  expression:
    'create index "seat_reading_faulty" on "seat_reading" ("excess", "installation_id") where "fault" is not null',
})
@Index({
  name: 'seat_reading_due',
  expression: 'create index "seat_reading_due" on "seat_reading" ("next_read_at") where "next_read_at" is not null',
})
@Index({ name: 'seat_reading_by_bought', properties: ['bought', 'installationId'] })
@Index({ name: 'seat_reading_by_in_use', properties: ['inUse', 'installationId'] })
export class SeatReading {
  @ManyToOne(() => Installation, { ...ofInstallation, fieldName: 'installation_id', primary: true })
  installationId!: string;

  @ManyToOne(() => Customer, { ...reference, fieldName: 'customer_id' })
  customerId!: string;

  /** Seats of the active licences. */
  @Property({ type: 'integer', default: 0 })
  bought!: number;

  @Property({ ...count }) inUse!: number | null;

  /** Seats in use beyond the bought ones: the order of the admins' list. Lowest where nothing is bought or known. */
  @Property({
    type: 'integer',
    generated: '(case when bought > 0 then coalesce(in_use - bought, -2147483647) else -2147483648 end) stored',
  })
  excess!: number;

  @Property({ ...count }) admins!: number | null;
  @Property({ ...count }) agents!: number | null;
  @Property({ ...count }) suspended!: number | null;
  @Property({ ...count }) withoutSeat!: number | null;
  @Property({ ...count }) neverSignedIn!: number | null;
  @Property({ ...count }) idle30!: number | null;
  @Property({ ...count }) idle60!: number | null;
  @Property({ ...count }) idle90!: number | null;

  /** Seats in use 90 days before the last reading. */
  @Property({ ...count }) earlierInUse!: number | null;

  /** Highest number of seats in use since `peakSince`. */
  @Property({ ...count }) peak!: number | null;
  @Property({ ...day }) peakSince!: string | null;

  @Property({ ...moment }) readAt!: Date | null;
  @Property({ ...moment }) attemptedAt!: Date | null;
  /** Null without credentials. */
  @Property({ ...moment }) nextReadAt!: Date | null;

  /** Failed attempts since it last worked. */
  @Property({ type: 'integer', default: 0 }) failures!: number;
  @Property({ type: 'text', collation: 'C', nullable: true }) fault!: SeatFault | null;
  @Property({ ...moment }) faultSince!: Date | null;
  /** When the company was mailed about the fault: once until it works again or the credentials change. */
  @Property({ ...moment }) toldFaultAt!: Date | null;

  /** The figures that webhooks were last sent. */
  @Property({ ...count }) sentInUse!: number | null;
  @Property({ ...count }) sentBought!: number | null;
  /** First day of the month whose mail was last sent. */
  @Property({ ...day }) mailedMonth!: string | null;

  /** Whether the company lets the portal store the names of its agents. */
  @Property({ type: 'boolean', default: false }) showsNames!: boolean;
  @Property({ type: 'text', nullable: true }) namesChosenBy!: string | null;
  @Property({ ...moment }) namesChosenAt!: Date | null;

  /** The last days on which dismissed advice is not given. */
  @Property({ ...day }) moreDismissedUntil!: string | null;
  @Property({ ...day }) fewerDismissedUntil!: string | null;

  /** Note of the admins, which the company cannot read. */
  @Property({ type: 'text', nullable: true }) note!: string | null;
  @Property({ type: 'integer', default: 0 }) noteVersion!: number;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    seat_reading: TableOf<SeatReading>;
  }
}
