import { sql } from 'kysely';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { inventedAgents } from '../../../../sandbox/zendesk/inventedAgents.ts';
import type { Demo, DemoProviders } from '../../../demo/Demo.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import { keyBinding } from '../../companies/installations/Installation.ts';
import { storeGrant } from '../zendeskConnections/grants.ts';

const system = { role: dbRoles.system };

/** An API key that the stand-in of Zendesk accepts. */
const DEMO_KEY = 'demo'.repeat(10);
const HISTORY_DAYS = 395;
/** Days since the renewal at which companies with a falling number have reduced their seats. */
const RENEWED_DAYS_AGO = 250;

export const demo: Demo = { addAtProviders: addReadings };

interface DemoInstallation {
  id: string;
  customerId: string;
  subdomain: string;
  bought: number;
  hasOrdered: boolean;
}

/** How the seats of an installation have developed. Each returns the seats in use so many days ago. */
interface Story {
  boughtAgo(bought: number, days: number): number;
  inUseAgo(bought: number, days: number): number;
}

const share = (days: number) => days / HISTORY_DAYS;
const steady = (bought: number) => bought;

const stories = {
  /** A team that has outgrown its seats. */
  OUTGROWN: {
    boughtAgo: steady,
    inUseAgo: (bought, days) => Math.round(bought + 2 - share(days) * bought * 0.3),
  },
  FULL: { boughtAgo: steady, inUseAgo: (bought, days) => bought - (days % 97 > 80 ? 1 : 0) },
  /** A team that shrinks, and has reduced its seats once. */
  SHRINKING: {
    boughtAgo: (bought, days) => (days > RENEWED_DAYS_AGO ? bought + 3 : bought),
    inUseAgo: (bought, days) => Math.max(1, Math.round(bought * 0.82 + share(days) * 3)),
  },
  SEASONAL: {
    boughtAgo: steady,
    inUseAgo: (bought, days) => Math.max(1, Math.round(bought * (0.8 - 0.15 * Math.cos(share(days) * 2 * Math.PI)))),
  },
} as const satisfies Record<string, Story>;

const order = ['OUTGROWN', 'SHRINKING', 'FULL', 'SEASONAL', 'SHRINKING', 'SEASONAL', 'FULL'] as const;
/** Stories of those who have ordered more seats. */
const orderOfGrowing = ['FULL', 'OUTGROWN', 'SEASONAL'] as const;
/** One of so many installations is not connected, and one of so many of the others still has an API key. */
const UNCONNECTED = 9;
const BY_KEY = 3;

/**
 * Gives each help desk agents, stores what was read from it in the last 13 months, and then connects it, so that the
 * job reads the agents on top of that history. One help desk refuses its key, and one has withdrawn its tokens.
 */
async function addReadings({ services, sandbox, customerEmail }: DemoProviders): Promise<void> {
  const { zendesk } = sandbox.standIns;
  zendesk.keepKey(DEMO_KEY);
  const installations = await installationsOf(services, customerEmail);
  for (const [i, installation] of installations.entries()) {
    if (i % UNCONNECTED === UNCONNECTED - 1) continue;
    const names = installation.hasOrdered ? orderOfGrowing : order;
    const history = historyOf(installation.bought, stories[names[i % names.length]!]);
    zendesk.setAgents(installation.subdomain, inventedAgents(installation.subdomain, history[0]!.inUse));
    if (i === installations.length - 2) zendesk.setFault(installation.subdomain, 'rejected');
    await storeHistory(services, installation, { history, showsNames: i === 1 });
    if (i % BY_KEY === 0) await storeKey(services, installation);
    else await storeAccess(services, installation, zendesk.giveAccess(installation.subdomain));
    if (i === installations.length - 3) zendesk.withdrawAccess(installation.subdomain);
  }
  // The demo shows figures at once, and not only a minute after its start.
  if (installations.length) await services.jobs.send('seats.read', {});
}

/** The installations with seats and without a history, those of the demo's customer first. */
const installationsOf = ({ reads }: Services, customerEmail: string) =>
  reads.run(
    system,
    sql<DemoInstallation>`
      select r.installation_id as id, r.customer_id as "customerId", i.subdomain, r.bought,
        exists (select from license_request q where q.installation_id = i.id and q.fulfilled_at is null
          and q.status not in ('REJECTED', 'COMPLETED')) as "hasOrdered"
      from seat_reading r join installation i on i.id = r.installation_id
      where r.bought > 0 and not exists (select from seat_day d where d.installation_id = r.installation_id)
      order by r.customer_id <> (select customer_id from user_account where email = ${customerEmail}), i.subdomain`,
  );

interface StoredHistory {
  history: ReturnType<typeof historyOf>;
  showsNames: boolean;
}

async function storeHistory(
  { writes }: Services,
  { id, customerId }: DemoInstallation,
  { history, showsNames }: StoredHistory,
): Promise<void> {
  await writes.run(system, async (write) => {
    const { em } = write;
    await runIn(
      em,
      sql`
        insert into seat_day (installation_id, customer_id, day, bought, in_use)
        select ${id}, ${customerId}, d.day, d.bought, d."inUse"
        from jsonb_to_recordset(${JSON.stringify(history)}::jsonb) d (day date, bought int, "inUse" int)`,
    );
    if (showsNames) await runIn(em, sql`update seat_reading set shows_names = true where installation_id = ${id}`);
  });
}

const storeKey = ({ writes, secrets }: Services, { id, subdomain }: DemoInstallation) =>
  writes.run({ role: dbRoles.admin, employeeRoles: null }, ({ em }) =>
    runIn(
      em,
      sql`
        update installation set connection = 'KEY', zendesk_api_key = ${secrets.seal(DEMO_KEY, keyBinding(id))},
          zendesk_api_key_last4 = ${DEMO_KEY.slice(-4)},
          zendesk_api_email = ${`api@${subdomain}.example`} where id = ${id}`,
    ),
  );

const storeAccess = (
  { writes, secrets, config }: Services,
  { id, customerId, subdomain }: DemoInstallation,
  answer: ReturnType<DemoProviders['sandbox']['standIns']['zendesk']['giveAccess']>,
) =>
  writes.run(system, async (write) => {
    await runIn(
      write.em,
      sql`
        update installation set connection = 'OAUTH', zendesk_api_key = null, zendesk_api_key_last4 = null,
          zendesk_api_email = null where id = ${id}`,
    );
    const after = (seconds: number) => new Date(Date.now() + seconds * 1_000);
    await storeGrant(write, secrets, {
      installationId: id,
      customerId,
      subdomain,
      kind: 'AUTHORIZATION_CODE',
      client: config.zendeskClient!,
      isShared: true,
      tokens: {
        accessToken: answer.access_token,
        accessExpiresAt: after(answer.expires_in),
        refreshToken: answer.refresh_token!,
        refreshExpiresAt: after(answer.refresh_token_expires_in!),
      },
    });
  });

function historyOf(bought: number, { boughtAgo, inUseAgo }: Story) {
  const today = dateOf();
  return Array.from({ length: HISTORY_DAYS }, (_, i) => i + 1).map((days) => ({
    day: addDays(today, -days),
    bought: boughtAgo(bought, days),
    inUse: inUseAgo(bought, days),
  }));
}
