import type { Action } from './Action.ts';

const faults = ['rejected', 'forbidden', 'gone', 'html', 'rateLimited'] as const;
const kinds = ['ADMIN', 'AGENT', 'AGENT', 'CUSTOM', 'LIGHT_AGENT', 'CONTRIBUTOR'] as const;

/** A company hires, downgrades and suspends agents in its help desk, withdraws the portal's access, or mends it. */
export const workAtZendesk: Action = {
  name: 'workAtZendesk',
  weight: 4,
  isFor: ({ kind }) => kind === 'customer',
  async run({ db, providers: { zendesk } }, { customerId }, random) {
    const helpDesks = await db.sql<{ subdomain: string }>(
      'select subdomain from installation where customer_id = $1 order by id desc limit 5',
      [customerId],
    );
    if (!helpDesks.length) return 'workAtZendesk: there is no help desk';
    const { subdomain } = random.pick(helpDesks);
    if (random.chance(0.1)) {
      zendesk.withdrawAccess(subdomain);
      return `workAtZendesk: ${subdomain} withdraws what OAuth was given`;
    }
    if (random.chance(0.25)) {
      const fault = random.pick(faults);
      zendesk.setFault(subdomain, fault, { retryAfterSeconds: 3_600 });
      return `workAtZendesk: ${subdomain} answers as ${fault}`;
    }
    zendesk.setFault(subdomain, null);
    const agents = Array.from({ length: 1 + random.below(12) }, (_, i) => ({
      id: 1 + i + random.below(3),
      kind: random.pick(kinds),
      isSuspended: random.chance(0.2),
      signedInDaysAgo: random.chance(0.1) ? null : random.below(120),
    }));
    zendesk.setAgents(subdomain, [{ id: 1_000, kind: 'ADMIN' }, ...agents]);
    // As if the night had come.
    await db.sql(
      `update seat_reading r set next_read_at = simulated.now() from installation i
       where i.id = r.installation_id and i.subdomain = $1 and r.next_read_at is not null`,
      [subdomain],
    );
    return `workAtZendesk: ${subdomain} has ${agents.length + 1} users`;
  },
};
