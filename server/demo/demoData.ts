import { addMonthsToMoment } from '../../domain/dates.ts';
import { formatHourCount, formatLicenseCount } from '../../domain/formatCount.ts';
import { labelOf, Plan } from '../../domain/vocabulary.ts';
import type { NewActivity } from '../activity/recordActivity.ts';
import { hashPassword } from '../auth/passwords.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import type { Config } from '../config.ts';
import { Customer } from '../customers/Customer.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import type { Write } from '../db/writes.ts';
import { Department } from '../departments/Department.ts';
import { Installation } from '../installations/Installation.ts';
import { License } from '../licenses/License.ts';
import { LicenseRequest } from '../licenses/LicenseRequest.ts';
import { RenewalPlan } from '../renewals/RenewalPlan.ts';
import type { Room } from '../room.ts';
import { SecretBox } from '../secrets/SecretBox.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import type { TeamMember } from '../team/TeamMember.ts';
import { User } from '../users/User.ts';
import { addDemoAccess } from './demoAccess.ts';
import { asciiName, createDemoTeam, demoCompanies, UNCONFIRMED_EMAIL, type DemoCompany } from './demoCompanies.ts';
import { addDemoEvents } from './demoEvents.ts';
import { addDemoIntegrations } from './demoIntegrations.ts';
import { createSales } from './demoSales.ts';
import { between, daysAfter, backdate, backdatedActivity } from './demoTime.ts';

export const DEMO_PASSWORD = 'demo-portal-2026';

const ADMIN_EMAIL = 'admin@portal.example';
export const DEMO_CUSTOMER_EMAIL = 'kunde@portal.example';

export const demoSignIns = [
  { label: 'Administrator', email: ADMIN_EMAIL },
  { label: 'Customer', email: DEMO_CUSTOMER_EMAIL },
  { label: 'Unconfirmed', email: UNCONFIRMED_EMAIL },
];

const admin = { role: dbRoles.admin };

/**
 * Loads the demo data that needs no provider, in one transaction, and only into a database without companies. Calls
 * `begin` before the transaction starts.
 */
export async function loadDemoData(config: Config, rooms: Room[], begin: () => void): Promise<void> {
  const database = await openDatabase(config, rooms);
  try {
    const existing = await database.reads.run(admin, sqlBuilder.selectFrom('customer').select('id').limit(1));
    if (existing.length) return;
    begin();
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await database.writes.run(admin, async (write) => {
      const team = createDemoTeam(write);
      await write.em.flush();
      for (const [index, company] of demoCompanies().entries())
        await addCompany(write, company, passwordHash, { contact: team[index % team.length]!, index });
      await addDemoEvents(write, DEMO_CUSTOMER_EMAIL);
      await addDemoAccess(write, DEMO_CUSTOMER_EMAIL, ADMIN_EMAIL);
      await addDemoIntegrations(write, new SecretBox(config.encryptionKeys), DEMO_CUSTOMER_EMAIL);
    });
  } finally {
    await database.close();
  }
}

/** Team members become points of contact in turn. Every sixth company has none, so that admins see new companies. */
async function addCompany(
  write: Write,
  company: DemoCompany,
  passwordHash: string,
  { contact, index }: { contact: TeamMember; index: number },
): Promise<void> {
  const { em } = write;
  const joined = addMonthsToMoment(Date.now(), -41 - ((index * 7) % 29));
  const pointOfContactId = index % 6 === 5 ? null : contact.id;
  const customer = backdate(em.create(Customer, { ...company.details, pointOfContactId }), joined);
  const customerId = customer.id;
  const departments = company.departments.map((details, i) =>
    backdate(em.create(Department, { ...details, customerId }), daysAfter(joined, i * 40)),
  );
  const users = company.users.map(({ isUnconfirmed, ...person }, i, all) => {
    const moment = between(joined, i / all.length);
    const emailConfirmedAt = isUnconfirmed ? null : moment;
    return backdate(em.create(User, { ...person, customerId, passwordHash, emailConfirmedAt }), moment);
  });
  await em.flush();
  const [first] = users;
  const sales: { id: string; createdAt: Date }[] = [];
  for (const [i, department] of departments.entries()) {
    const subdomain = subdomainOf(customer.name, i === 0 ? undefined : department.name);
    sales.push(...createSales(write, department, { subdomain, userId: first!.id, n: index * 4 + i }));
  }
  await em.flush();
  for (const [i, license] of sales.filter((sale) => sale instanceof License).entries())
    addRenewalPlan(write, license, contact.id, index + i);
  const addActivity = (entity: { id: string; createdAt: Date }, text: ActivityText) =>
    backdatedActivity(write, { customerId, entityId: entity.id, ...text }, first!.name, entity.createdAt, first!.id);
  addActivity(customer, {
    entityType: 'customer',
    title: `${customer.name} er oprettet`,
    description: `Kontaktperson ${customer.contactPerson}`,
  });
  for (const user of users)
    addActivity(user, { entityType: 'user', title: `${user.name} er oprettet som bruger`, description: user.email });
  for (const department of departments) {
    addActivity(department, {
      entityType: 'department',
      title: `Afdelingen ${department.name} er oprettet`,
      description: `Kontaktperson ${department.contactPerson}`,
    });
  }
  for (const sale of sales) {
    const text = activityOf(sale);
    if (text) addActivity(sale, text);
  }
  await em.flush();
}

const renewalNotes = [
  'Kunden vender tilbage med antal',
  'Vil have et tilbud på Suite Professional',
  'Aftalt på telefon: fornys uændret',
  null,
] as const;

/** A renewal plan for every other active licence, so that the remaining ones are still undecided. */
function addRenewalPlan({ em }: Write, { id: subjectId, status }: License, ownerId: string, n: number): void {
  if (status !== 'ACTIVE' || n % 2 === 0) return;
  em.create(RenewalPlan, { subjectId, ownerId, note: renewalNotes[(n >> 1) % renewalNotes.length] });
}

type ActivityText = Pick<NewActivity, 'entityType' | 'title' | 'description'>;

/** The activity of a sale; undefined for rows without an activity of their own. */
function activityOf(sale: object): ActivityText | undefined {
  if (sale instanceof Installation)
    return { entityType: 'zendesk_instance', title: `Zendesk-installationen ${sale.subdomain} er oprettet` };
  if (sale instanceof LicenseRequest) {
    return {
      entityType: 'license_request',
      title: `${formatLicenseCount(sale.requestedLicenses)} er bestilt`,
      description: labelOf(Plan, sale.licenseType),
    };
  }
  if (sale instanceof ServiceAgreement)
    return {
      entityType: 'service_agreement',
      title: 'En serviceaftale er bestilt',
      description: `${sale.duration} måneder`,
    };
  if (sale instanceof ClipCard)
    return { entityType: 'clip_card', title: `Et klippekort med ${formatHourCount(sale.hours)} er købt` };
  return undefined;
}

/** For example skagen-kaffe for 'Skagen Kaffe ApS', and skagen-kaffe-b2b for its department 'B2B-salg'. */
const subdomainOf = (company: string, department: string | undefined) =>
  [asciiName(company), ...(department ? [asciiName(department).split('-')[0]] : [])].join('-');
