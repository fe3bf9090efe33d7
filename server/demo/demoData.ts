import type { Config } from '../config.ts';
import { hashPassword } from '../auth/passwords.ts';
import { Customer } from '../customers/Customer.ts';
import { openDatabase } from '../db/connect.ts';
import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import { Department } from '../departments/Department.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { Write } from '../db/writes.ts';
import { newUser } from '../users/newUser.ts';
import { demoCompanies, type DemoCompany } from './demoCompanies.ts';

export const DEMO_PASSWORD = 'demo-portal-2026';

export const demoSignIns = [
  { who: 'Administrator', email: 'admin@portal.example' },
  { who: 'Kunde', email: 'kunde@portal.example' },
];

const admin = { role: dbRoles.admin };

/** All of it in one transaction, and only into a database that has no company yet. */
export async function loadDemoData(config: Config, say: (line: string) => void): Promise<void> {
  const database = await openDatabase(config);
  try {
    const existing = await database.reads.run(admin, sqlBuilder.selectFrom('customer').select('id').limit(1));
    if (existing.length) return;
    say('Lægger demodata ind …');
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await database.writes.run(admin, async (write) => {
      for (const company of demoCompanies()) await addCompany(write, company, passwordHash);
    });
  } finally {
    await database.close();
  }
}

async function addCompany(write: Write, company: DemoCompany, passwordHash: string): Promise<void> {
  const customer = Object.assign(new Customer(), company.details);
  const departments = company.departments.map((details) => Object.assign(new Department(), { ...details, customerId: customer.id }));
  const users = company.users.map((person) => newUser({ ...person, customerId: customer.id, passwordHash }));
  write.em.persist([customer, ...departments, ...users]);
  await write.em.flush();
  const [first] = users;
  const doer = { actorId: first!.id, actorName: first!.name, subjectId: null, subjectName: null };
  const about = { customerId: customer.id };
  await recordActivity(write, doer, {
    ...about, entityType: 'customer', entityId: customer.id, title: `${customer.name} er oprettet`, description: `Kontaktperson ${customer.contactPerson}`,
  });
  for (const { id, name, contactPerson } of departments) {
    await recordActivity(write, doer, {
      ...about, entityType: 'department', entityId: id, title: `Afdelingen ${name} er oprettet`, description: `Kontaktperson ${contactPerson}`,
    });
  }
  for (const { id, name, email } of users) {
    await recordActivity(write, doer, { ...about, entityType: 'user', entityId: id, title: `${name} er oprettet som bruger`, description: email });
  }
}
