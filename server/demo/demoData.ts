import { subdomainFor } from '../../domain/subdomain.ts';
import { labelOf, Plan } from '../../domain/vocabulary.ts';
import type { Config } from '../config.ts';
import { hashPassword } from '../auth/passwords.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import { Customer } from '../customers/Customer.ts';
import { openDatabase } from '../db/connect.ts';
import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import type { TeamMember } from '../team/TeamMember.ts';
import { Department } from '../departments/Department.ts';
import { Installation } from '../installations/Installation.ts';
import { LicenseRequest } from '../licenses/LicenseRequest.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { recordActivity, type NewActivity } from '../activity/recordActivity.ts';
import type { Write } from '../db/writes.ts';
import { newUser } from '../users/newUser.ts';
import { addDemoEvents } from './demoEvents.ts';
import { SecretBox } from '../secrets/SecretBox.ts';
import { addDemoIntegrations } from './demoIntegrations.ts';
import { demoCompanies, demoTeam, type DemoCompany } from './demoCompanies.ts';
import { salesOf } from './demoSales.ts';

export const DEMO_PASSWORD = 'demo-portal-2026';

export const demoSignIns = [
  { who: 'Administrator', email: 'admin@portal.example' },
  { who: 'Kunde', email: 'kunde@portal.example' },
];

const admin = { role: dbRoles.admin };

/** All of it in one transaction, and only into a database that has no company yet. Says whether it was. */
export async function loadDemoData(config: Config, say: (line: string) => void): Promise<boolean> {
  const database = await openDatabase(config);
  try {
    const existing = await database.reads.run(admin, sqlBuilder.selectFrom('customer').select('id').limit(1));
    if (existing.length) return false;
    say('Lægger demodata ind …');
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await database.writes.run(admin, async (write) => {
      const team = demoTeam();
      write.em.persist(team);
      await write.em.flush();
      for (const [index, company] of demoCompanies().entries()) await addCompany(write, company, passwordHash, { contact: team[index % team.length]!, index });
      await addDemoEvents(write, demoSignIns[1]!.email);
      await addDemoIntegrations(write, new SecretBox(config.encryptionKeys), demoSignIns[1]!.email);
    });
    return true;
  } finally {
    await database.close();
  }
}

/** Each company is looked after by somebody, in turn; every sixth one still waits for that. */
async function addCompany(write: Write, company: DemoCompany, passwordHash: string, { contact, index }: { contact: TeamMember; index: number }): Promise<void> {
  const customer = Object.assign(new Customer(), { ...company.details, pointOfContactId: index % 6 === 5 ? null : contact.id });
  const departments = company.departments.map((details) => Object.assign(new Department(), { ...details, customerId: customer.id }));
  const users = company.users.map((person) => newUser({ ...person, customerId: customer.id, passwordHash }));
  write.em.persist([customer, ...departments, ...users]);
  await write.em.flush();
  const [first] = users;
  const sales: { id: string }[] = [];
  for (const [i, department] of departments.entries()) {
    const made = salesOf(department, `${subdomainOf(customer.name)}-${i + 1}`, first!.id, index * 4 + i);
    // An installation comes before what hangs on it.
    write.em.persist(made[0]!);
    await write.em.flush();
    write.em.persist(made.slice(1));
    sales.push(...made);
  }
  await write.em.flush();
  const doer = { actorId: first!.id, actorName: first!.name, subjectId: null, subjectName: null };
  const about = { customerId: customer.id };
  await recordActivity(write, doer, {
    ...about, entityType: 'customer', entityId: customer.id, title: `${customer.name} er oprettet`, description: `Kontaktperson ${customer.contactPerson}`,
  });
  for (const { id, name, email } of users) {
    await recordActivity(write, doer, { ...about, entityType: 'user', entityId: id, title: `${name} er oprettet som bruger`, description: email });
  }
  for (const { id, name, contactPerson } of departments) {
    await recordActivity(write, doer, {
      ...about, entityType: 'department', entityId: id, title: `Afdelingen ${name} er oprettet`, description: `Kontaktperson ${contactPerson}`,
    });
  }
  for (const sale of sales) {
    const told = toldOf(sale);
    if (told) await recordActivity(write, doer, { ...about, ...told, entityId: sale.id });
  }
}

/** What a sale looks like in the feed. */
function toldOf(sale: object): Pick<NewActivity, 'entityType' | 'title' | 'description'> | undefined {
  if (sale instanceof Installation) return { entityType: 'zendesk_instance', title: `Zendesk-installationen ${sale.subdomain} er oprettet` };
  if (sale instanceof LicenseRequest) {
    return { entityType: 'license_request', title: `${sale.requestedLicenses} licenser er bestilt`, description: labelOf(Plan, sale.licenseType) };
  }
  if (sale instanceof ServiceAgreement) return { entityType: 'service_agreement', title: 'En serviceaftale er bestilt', description: `${sale.duration} måneder` };
  if (sale instanceof ClipCard) return { entityType: 'clip_card', title: `Et klippekort med ${sale.hours} timer er købt` };
  return undefined;
}

/** 'Skagen Kaffe ApS' is at skagen-kaffe-aps-1, -2 and so on. */
const subdomainOf = (name: string) => subdomainFor(name, 0).replace(/-0000$/, '');
