import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp, type Portal } from '../../../app.ts';
import { rooms } from '../../../rooms.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { eventInput } from './testing/eventInput.ts';

let app: TestApp;
let replica: Portal;
let admin: Person;
let members: Person[];
beforeAll(async () => {
  app = await createTestApp();
  replica = await createApp({ ...app.config, port: 0 }, { rooms, runJobs: false });
  await replica.listen();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  members = [await app.world.person(), await app.world.person()];
});
afterAll(async () => {
  await replica.close();
  await app.close();
});

const CHANGE = 'edge { cursor node { id title registrationCount viewerRegistration { status } } } deletedId';
const FOLLOW = `subscription { eventChanged { ${CHANGE} } }`;

const asAdmin = (portal: Portal, query: string, variables: object) =>
  portal.app
    .inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { query, variables },
    })
    .then((answer) => answer.json());
const updateEvent = (id: string, changes: object, portal = app.portal) =>
  asAdmin(
    portal,
    'mutation ($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { edge { node { id } } } }',
    { id, input: eventInput(changes) },
  );

describe('a change of an event', () => {
  test('reaches users of every company, from other replicas too', async () => {
    const id = await app.world.event();
    const sockets = await Promise.all(members.map(({ token }) => openSocket(app, token)));
    const nexts = await Promise.all(sockets.map((socket) => socket.watch(FOLLOW)));
    for (const [portal, title] of [
      [app.portal, 'Første'],
      [replica, 'Anden'],
    ] as const) {
      await updateEvent(id, { title }, portal);
      for (const next of nexts)
        expect((await next()).eventChanged).toMatchObject({
          edge: { cursor: expect.any(String), node: { id, title } },
          deletedId: null,
        });
    }
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  test('sends each user the new count and the user’s own registration', async () => {
    const id = await app.world.event({ capacity: 5 });
    const sockets = await Promise.all(members.map(({ token }) => openSocket(app, token)));
    const nexts = await Promise.all(sockets.map((socket) => socket.watch(FOLLOW)));
    await app.graphql(
      `mutation ($id: ID!, $email: String!) {
        registerForEvent(eventId: $id, input: { name: "Karin", email: $email }) { id }
      }`,
      { variables: { id, email: members[0]!.email }, token: members[0]!.token },
    );
    const [mine, others] = await Promise.all(nexts.map(async (next) => (await next()).eventChanged.edge.node));
    expect(mine).toMatchObject({ registrationCount: 1, viewerRegistration: { status: 'REGISTERED' } });
    expect(others).toMatchObject({ registrationCount: 1, viewerRegistration: null });
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  test('is read once more, not twenty times, when twenty changes arrive during a read', async () => {
    const [busy, next] = [await app.world.event(), await app.world.event()];
    const socket = await openSocket(app, members[0]!.token);
    const nextChange = await socket.watch(FOLLOW);
    await app.portal.services.writes.run({ role: 'portal_system' }, async ({ publish }) => {
      for (const id of [...Array<string>(20).fill(busy), next])
        publish({ topic: 'event.changed', id, customerId: null });
    });
    const receivedIds = [await nextChange(), await nextChange(), await nextChange()].map(
      ({ eventChanged }) => eventChanged.edge.node.id,
    );
    expect(receivedIds).toEqual([busy, busy, next]);
    await socket.close();
  });

  test('is not sent to customers for a draft, and an event that becomes a draft is sent as deleted', async () => {
    const [draft, open] = [await app.world.event({ status: 'DRAFT' }), await app.world.event()];
    const socket = await openSocket(app, members[0]!.token);
    const next = await socket.watch(FOLLOW);
    await updateEvent(draft, { status: 'DRAFT', title: 'Hemmelig kladde' });
    await updateEvent(open, { status: 'DRAFT' });
    expect((await next()).eventChanged).toEqual({ edge: null, deletedId: open });
    await updateEvent(draft, { title: 'Nu åben' });
    expect((await next()).eventChanged.edge.node.title).toBe('Nu åben');
    await asAdmin(app.portal, 'mutation ($id: ID!) { deleteEvent(id: $id) { deletedId } }', { id: draft });
    expect((await next()).eventChanged).toEqual({ edge: null, deletedId: draft });
    await socket.close();
  });

  test('of a draft reaches admins, and registration changes only those who subscribed to the event', async () => {
    const [draft, other] = [await app.world.event({ status: 'DRAFT' }), await app.world.event()];
    const socket = await openSocket(app, admin.token);
    const nextEvent = await socket.watch(`subscription { adminEventChanged { ${CHANGE} } }`);
    const nextRegistration = await socket.watch(
      `subscription ($eventId: ID!) {
        adminEventRegistrationChanged(eventId: $eventId) { edge { node { email status } } }
      }`,
      { eventId: draft },
    );
    await updateEvent(draft, { status: 'DRAFT', title: 'Ny kladde' });
    expect((await nextEvent()).adminEventChanged.edge.node.title).toBe('Ny kladde');
    const add = `mutation ($eventId: ID!, $email: String!) {
      addRegistration(eventId: $eventId, input: { name: "Ny", email: $email }, status: WAITLISTED) {
        edge { node { id } }
      }
    }`;
    await asAdmin(app.portal, add, { eventId: other, email: 'andet@firma.example' });
    await asAdmin(app.portal, add, { eventId: draft, email: 'dette@firma.example' });
    expect((await nextRegistration()).adminEventRegistrationChanged.edge.node).toEqual({
      email: 'dette@firma.example',
      status: 'WAITLISTED',
    });
    await socket.close();
  });
});
