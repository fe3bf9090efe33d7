import { addMonthsToMoment } from '../../domain/basics/dates.ts';
import type { Write } from '../platform/db/writes.ts';
import type { NewActivity } from '../rooms/companies/activity/activity.service.ts';
import { Customer } from '../rooms/companies/customers/Customer.ts';
import { Department } from '../rooms/companies/departments/Department.ts';
import type { TeamMember } from '../rooms/companies/team/TeamMember.ts';
import { Person, personIdOf } from '../rooms/identity/users/Person.ts';
import { User } from '../rooms/identity/users/User.ts';
import type { CompanyDetails } from './demoCompanies.ts';
import {
  backdate,
  backdatedActivity,
  between,
  datedRow,
  daysAfter,
  daysAgo,
  onWorkday,
  type DatedRow,
} from './demoTime.ts';

interface CompanyOptions {
  /** The number of the company in the demo. */
  index: number;
  /** The team member who takes care of the company. */
  contact: TeamMember;
  passwordHash: string;
}

const longAgo = (months: number) => onWorkday(addMonthsToMoment(Date.now(), -months), new Date(0));

/**
 * A company of the demo. Its row and those of its users and departments are created here and not in their rooms,
 * because the rows of all other rooms belong to them.
 */
export class DemoCompany {
  readonly write: Write;
  readonly index: number;
  readonly contact: TeamMember;
  readonly customer: Customer;
  readonly users: User[];
  readonly departments: DemoDepartment[];

  constructor(write: Write, details: CompanyDetails, { index, contact, passwordHash }: CompanyOptions) {
    this.write = write;
    this.index = index;
    this.contact = contact;
    const { em } = write;
    const { joinedDaysAgo } = details;
    const isNew = joinedDaysAgo !== undefined;
    const joined = isNew ? daysAgo(joinedDaysAgo) : longAgo(41 + ((index * 7) % 29));
    const pointOfContactId = isNew ? null : contact.id;
    this.customer = backdate(em.create(Customer, { ...details.customer, pointOfContactId }), joined);
    const customerId = this.customer.id;
    this.users = details.users.map(({ isUnconfirmed, ...person }, i, all) => {
      const moment = i ? onWorkday(between(joined, i / all.length), joined) : joined;
      const { name, email } = person;
      const emailConfirmedAt = isUnconfirmed ? null : moment;
      const { id, createdAt } = datedRow(User.idPrefix, moment);
      const personId = personIdOf(id);
      em.create(Person, { id: personId, name, email, passwordHash, emailConfirmedAt, createdAt });
      return em.create(User, { ...person, id, personId, customerId, emailConfirmedAt, createdAt });
    });
    this.departments = details.departments.map((department, i) => {
      const row = backdate(
        em.create(Department, { ...department, customerId }),
        i ? onWorkday(daysAfter(joined, i * 40), joined) : joined,
      );
      return new DemoDepartment(this, row, index * 4 + i);
    });
    this.#addActivities();
  }

  get firstUser(): User {
    return this.users[0]!;
  }

  /** Adds an activity of the first user about a row, at the time of the row's creation. */
  addActivity(row: DatedRow, text: Pick<NewActivity, 'entityType' | 'title' | 'description'>): void {
    const activity = { customerId: this.customer.id, entityId: row.id, ...text };
    backdatedActivity(this.write, activity, this.firstUser.name, row.createdAt, this.firstUser.id);
  }

  #addActivities(): void {
    const { customer, users, departments } = this;
    this.addActivity(customer, {
      entityType: 'customer',
      title: `${customer.name} er oprettet`,
      description: `Kontaktperson ${customer.contactPerson}`,
    });
    for (const user of users) {
      const title = `${user.name} er oprettet som bruger`;
      this.addActivity(user, { entityType: 'user', title, description: user.email });
    }
    for (const { row } of departments) {
      this.addActivity(row, {
        entityType: 'department',
        title: `Afdelingen ${row.name} er oprettet`,
        description: `Kontaktperson ${row.contactPerson}`,
      });
    }
  }
}

/** A department of the demo, to which the rooms add their rows. */
export class DemoDepartment {
  readonly company: DemoCompany;
  readonly row: Department;
  /** The number of the department in the demo. Its remainders choose values, so that the demo has every status. */
  readonly n: number;
  readonly #rows: DatedRow[] = [];

  constructor(company: DemoCompany, row: Department, n: number) {
    this.company = company;
    this.row = row;
    this.n = n;
  }

  get em() {
    return this.company.write.em;
  }

  /** The columns of the owner in the department's rows. */
  get owner() {
    return { customerId: this.row.customerId, departmentId: this.row.id };
  }

  /** The owner and the buyer, who is the first user of the company. */
  get buyer() {
    return { ...this.owner, userId: this.company.firstUser.id };
  }

  /** The department's value of a list from which the departments take values in turn. */
  pick<T>(values: readonly T[]): T {
    return values[this.n % values.length]!;
  }

  /** Adds a row that was created at `moment`. Later rooms find it with `rowsOf`. */
  add(row: DatedRow, moment: Date): void {
    this.#rows.push(backdate(row, moment));
  }

  rowsOf<Row extends DatedRow>(type: new () => Row): Row[] {
    return this.#rows.filter((row): row is Row => row instanceof type);
  }
}
