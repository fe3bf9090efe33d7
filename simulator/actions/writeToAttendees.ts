import type { Action } from './Action.ts';
import { callAtOnce, sendGraphQL } from './callField.ts';
import { outcomeOf } from './send.ts';

const TEXT = { subject: 'Praktisk om dagen', body: '<p>Husk <strong>computer</strong>.</p>' };

/** An admin sees how many a message to the people of an event would reach, and sends it by two clicks at once. */
export const writeToAttendees: Action = {
  name: 'writeToAttendees',
  weight: 4,
  isFor: ({ kind }) => kind === 'admin',
  reaches: ['sendEventMessage'],
  async run(simulation, admin, random) {
    const events = await simulation.db.sql<{ id: string }>(
      `select id from event where status <> 'DRAFT' and registration_count > 0 order by id desc limit 5`,
    );
    if (!events.length) return 'writeToAttendees: no event has registrations';
    const eventId = random.pick(events).id;
    const input = { ...TEXT, groups: random.chance(0.5) ? ['WITH_PLACE'] : ['WITH_PLACE', 'REQUESTED', 'WAITING'] };
    const answer = await sendGraphQL(simulation, admin, {
      name: 'query admin',
      operation: 'admin',
      query: `query ($eventId: ID!, $input: EventMessageInput!) {
        admin { eventMessagePreview(eventId: $eventId, input: $input) { fingerprint } } }`,
      variables: { eventId, input },
    });
    const { data } = answer.body as { data?: { admin: { eventMessagePreview: { fingerprint: string } } } | null };
    if (!data) return `writeToAttendees → ${outcomeOf(answer)}`;
    const { fingerprint } = data.admin.eventMessagePreview;
    const requestId = `message-${random.below(1_000_000_000)}`;
    const click = {
      actor: admin,
      field: { name: 'sendEventMessage' },
      variables: { eventId, input, fingerprint, requestId },
    };
    return `writeToAttendees: ${(await callAtOnce(simulation, [click, click])).join(', ')}`;
  },
};
