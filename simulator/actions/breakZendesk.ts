import type { FastifyReply } from 'fastify';
import type { Action } from './Action.ts';

const titles = ['Delayed e-mails', '<b>Outage</b>', 'مشكلة في البريد', 'x'.repeat(900)];
const statuses = ['identified', 'monitoring', 'resolved', 'no such status'];

const oddAnswers: ((reply: FastifyReply) => unknown)[] = [
  (reply) => reply.code(503).send('down'),
  (reply) => reply.code(404).send({ error: 'NotFound' }),
  (reply) => reply.type('text/html').send('<html>'),
  () => ({ data: 'none' }),
];

/** An incident or a maintenance begins, changes or ends on Zendesk's status page, or the page answers oddly. */
export const breakZendesk: Action = {
  name: 'breakZendesk',
  weight: 4,
  isFor: ({ kind }) => kind === 'customer',
  async run({ db, providers: { zendeskStatus } }, { customerId }, random) {
    const installations = await db.sql<{ subdomain: string }>(
      'select subdomain from installation where customer_id = $1 order by id desc limit 5',
      [customerId],
    );
    // As if five minutes had passed.
    await db.sql("update service_status_cursor set read_at = simulated.now() - interval '5 minutes'");
    if (random.chance(0.2)) {
      zendeskStatus.answerNext(random.pick(oddAnswers));
      return 'breakZendesk: the status page answers oddly';
    }
    const id = String(1 + random.below(4));
    const choice = random.below(3);
    if (choice === 0) {
      zendeskStatus.resolve(id);
      return `breakZendesk: ${id} has ended`;
    }
    if (choice === 1) {
      zendeskStatus.change(id, random.pick(statuses));
      return `breakZendesk: ${id} has changed`;
    }
    zendeskStatus.start({
      id,
      title: random.pick(titles),
      ...(random.chance(0.3) && { endsAt: new Date(Date.now() + 3_600_000).toISOString() }),
      subdomains: random.chance(0.5) ? null : installations.slice(0, 2).map(({ subdomain }) => subdomain),
    });
    return `breakZendesk: ${id} has begun`;
  },
};
