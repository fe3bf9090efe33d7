import type { Simulation } from '../actions/Action.ts';
import { sendGraphQL } from '../actions/callField.ts';
import type { Actor } from '../actors/Actor.ts';
import { settle } from '../portal/settle.ts';
import type { Invariant } from './Invariant.ts';

const DAY_MS = 24 * 3_600_000;
/** The portal asks for three installations or more in each read. */
const MAX_READS = 100;
/** The longest list of notices. */
const MAX_SHOWN = 20;
const states: Record<string, string> = {
  investigating: 'INVESTIGATING',
  identified: 'IDENTIFIED',
  monitoring: 'MONITORING',
};

/** The company demands two steps, or a sign-in with its provider. */
const REFUSED_SIGN_INS = new Set(['SECOND_FACTOR_SETUP_REQUIRED', 'SECOND_FACTOR_REQUIRED', 'PROVIDER_REQUIRED']);

interface Installation {
  id: string;
  subdomain: string;
}

interface Notice {
  id: string;
  state: string | null;
  installations: { id: string }[];
}

/** Compares the notices of each company with the stand-in of the status page and with the stored announcements. */
export const noticesEqualTheirSources: Invariant = {
  name: 'a company sees exactly the incidents of its installations and the announcements that are in force',
  holds: 'settled',
  async check(simulation) {
    const { db, providers } = simulation;
    // One incident begins and ends here: an hour after Zendesk has ended it, it would be hidden anyway.
    const [concerned] = await db.sql<{ subdomain: string }>(
      `select x.subdomain from installation x join license l on l.installation_id = x.id
       where l.status = 'ACTIVE' and l.deleted_at is null order by x.id limit 1`,
    );
    const subdomains = concerned ? [concerned.subdomain] : null;
    const id = providers.zendeskStatus.start({ title: 'Delayed e-mails', subdomains });
    if (!(await readForAllInstallations(simulation))) return ['installations are not asked for'];
    const violations = await wrongNotices(simulation);
    providers.zendeskStatus.resolve(id);
    await readNow(simulation);
    return violations.length ? violations : wrongNotices(simulation);
  },
};

/** Lets the job read the status page as if five minutes had passed. */
async function readNow(simulation: Simulation): Promise<void> {
  await simulation.db.sql("update service_status_cursor set read_at = simulated.now() - interval '5 minutes'");
  await simulation.portal.services.jobs.send('service-status.update', {});
  await settle(simulation);
}

/** Reads until each installation was asked for since the first read. Returns false when that never happens. */
async function readForAllInstallations(simulation: Simulation): Promise<boolean> {
  const { db } = simulation;
  await readNow(simulation);
  const [begun] = await db.sql<{ at: Date }>('select simulated.now() as at');
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const waiting = await db.sql(
      `select l.installation_id from license l left join installation_status s on s.installation_id = l.installation_id
       where l.status = 'ACTIVE' and l.deleted_at is null and coalesce(s.checked_at < $1, true)
         and exists (select from zendesk_incident)`,
      [begun!.at],
    );
    if (!waiting.length) return true;
    await readNow(simulation);
  }
  return false;
}

async function wrongNotices(simulation: Simulation): Promise<string[]> {
  const customers = simulation.actors.filter(({ kind }) => kind === 'customer');
  const violations: string[] = [];
  for (const actor of customers) {
    const expected = await expectedNotices(simulation, actor);
    const shown = await shownNotices(simulation, actor, expected.licensedIds);
    if (shown && JSON.stringify(shown) !== JSON.stringify(expected.lines))
      violations.push(`${actor.name} sees [${shown.join('; ')}] in place of [${expected.lines.join('; ')}]`);
  }
  return violations;
}

const lineOf = (id: string, state: string | null, installationIds: string[]) =>
  [id, state, ...installationIds.toSorted()].join(' ');

async function expectedNotices({ db, clock, providers }: Simulation, { customerId }: Actor) {
  const licensed = await db.sql<Installation>(
    `select id, subdomain from installation x where customer_id = $1 and exists (
       select from license l where l.installation_id = x.id and l.status = 'ACTIVE' and l.deleted_at is null)`,
    [customerId],
  );
  const announcements = await db.sql<{ id: string; startsAt: Date }>(
    `select id, starts_at as "startsAt" from announcement
     where starts_at <= simulated.now() and (ends_at is null or ends_at > simulated.now())`,
  );
  const now = clock.now().getTime();
  const incidents = providers.zendeskStatus.open().flatMap(({ id, status, startedAt, endsAt, subdomains }) => {
    const begins = Date.parse(startedAt);
    if (endsAt !== null && (begins >= now + 7 * DAY_MS || Date.parse(endsAt) <= now)) return [];
    const concerned = licensed.filter(({ subdomain }) => !subdomains || subdomains.includes(subdomain));
    if (licensed.length && !concerned.length) return [];
    const state = endsAt === null ? (states[status] ?? 'ACTIVE') : begins > now ? 'PLANNED' : 'RUNNING';
    const ids = concerned.map((installation) => installation.id);
    return [{ line: lineOf(`${endsAt === null ? 'incident' : 'maintenance'}-${id}`, state, ids), begins }];
  });
  const all = [
    ...incidents,
    ...announcements.map(({ id, startsAt }) => ({ line: lineOf(id, null, []), begins: startsAt.getTime() })),
  ];
  const newest = all.toSorted((a, b) => b.begins - a.begins).slice(0, MAX_SHOWN);
  return { lines: newest.map(({ line }) => line).toSorted(), licensedIds: new Set(licensed.map(({ id }) => id)) };
}

/**
 * The notices of an actor; undefined while the company demands another way to sign in. An installation that lost its
 * licence is not asked for again, so that it is left out.
 */
async function shownNotices(simulation: Simulation, actor: Actor, licensedIds: Set<string>) {
  const answer = await sendGraphQL(simulation, actor, {
    name: 'query viewer',
    operation: 'viewer',
    query: '{ viewer { serviceNotices { current { id state installations { id } } } } }',
    variables: {},
  });
  if (answer.codes.some((code) => REFUSED_SIGN_INS.has(code))) return undefined;
  const { data } = answer.body as { data?: { viewer: { serviceNotices: { current: Notice[] } } } | null };
  if (!data) return [`no answer: ${JSON.stringify(answer.body)}`];
  return data.viewer.serviceNotices.current
    .map(({ id, state, installations }) =>
      lineOf(
        id,
        state,
        installations.map((installation) => installation.id).filter((one) => licensedIds.has(one)),
      ),
    )
    .toSorted();
}
