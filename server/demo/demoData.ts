import type { Config } from '../platform/config.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { dbRoles } from '../platform/db/roles.ts';
import { sqlBuilder } from '../platform/db/tables.ts';
import type { Room } from '../platform/room.ts';
import { SecretBox } from '../platform/secrets/SecretBox.ts';
import type { Services } from '../platform/services.ts';
import { TeamMember } from '../rooms/companies/team/TeamMember.ts';
import { hashPassword } from '../rooms/identity/auth/passwords.service.ts';
import type { User } from '../rooms/identity/users/User.ts';
import { goodsOf } from '../rooms/money/payments/goods.types.ts';
import { loadDemos, type DemoWrite } from './Demo.ts';
import {
  BUYER_EMAIL,
  demoCompanies,
  demoTeam,
  MEMBER_EMAIL,
  SECURED_EMAIL,
  UNCONFIRMED_EMAIL,
} from './demoCompanies.ts';
import { DemoCompany } from './DemoCompany.ts';
import { demoEmployees } from './demoEmployees.ts';
import type { DemoSandbox } from './demoSandbox.ts';

export const DEMO_PASSWORD = 'demo-portal-2026';
/** The secret for the authenticator app of the demo's user with two-step verification. */
export const DEMO_TOTP_SECRET = 'KVKFKRCPNZQUYMLXOVYDSQKJKZDTSRLD';

const ADMIN_EMAIL = 'admin@portal.example';
const CUSTOMER_EMAIL = 'kunde@portal.example';

export const demoSignIns = [
  { label: 'Administrator', email: ADMIN_EMAIL },
  { label: 'Customer', email: CUSTOMER_EMAIL },
  { label: 'Unconfirmed', email: UNCONFIRMED_EMAIL },
  { label: 'Buyer', email: BUYER_EMAIL },
  { label: 'Member', email: MEMBER_EMAIL },
  { label: 'Two steps', email: SECURED_EMAIL },
  { label: 'Support', email: demoEmployees.SUPPORT.email },
  { label: 'Sales', email: demoEmployees.SALES.email },
  { label: 'Bookkeeping', email: demoEmployees.BOOKKEEPING.email },
  { label: 'Events', email: demoEmployees.EVENTS.email },
];

const admin = { role: dbRoles.admin, employeeRoles: null };

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
    const demos = await loadDemos(rooms);
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await database.writes.run(admin, async (write) => {
      const users: User[] = [];
      const team = demoTeam().map((member) => write.em.create(TeamMember, member));
      for (const [index, details] of demoCompanies().entries()) {
        const contact = team[index % team.length]!;
        const company = new DemoCompany(write, details, { index, contact, passwordHash });
        for (const { addToDepartment } of demos)
          for (const department of company.departments) addToDepartment?.(department);
        users.push(...company.users);
        await write.em.flush();
      }
      const userOf = (email: string) => users.find((user) => user.email === email)!;
      const customer = userOf(CUSTOMER_EMAIL);
      const demo: DemoWrite = {
        write,
        config,
        goods: goodsOf(rooms),
        secrets: new SecretBox(config.encryptionKeys),
        customer,
        admin: userOf(ADMIN_EMAIL),
        customerId: customer.customerId!,
        passwordHash,
      };
      for (const { addOnce } of demos) await addOnce?.(demo);
    });
  } finally {
    await database.close();
  }
}

/** Connects the stand-ins of providers with a portal that has just started. */
export async function connectStandIns(rooms: Room[], services: Services, { standIns }: DemoSandbox): Promise<void> {
  for (const demo of await loadDemos(rooms)) demo.connectStandIns?.(services, standIns);
}

/** Loads the demo data that is stored at providers too, once the portal runs. */
export async function loadProviderData(rooms: Room[], services: Services, sandbox: DemoSandbox): Promise<void> {
  for (const { addAtProviders } of await loadDemos(rooms))
    await addAtProviders?.({ services, sandbox, customerEmail: CUSTOMER_EMAIL });
}
