import { addDays, dateOf } from '../../domain/basics/dates.ts';
import { offerKey } from '../../server/rooms/events/events/offerKey.ts';
import type { Actor } from '../actors/Actor.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callAtOnce, callField } from './callField.ts';
import { callUntilDone } from './callUntilDone.ts';
import { outcomeOf } from './send.ts';

type Step = (simulation: Simulation, admin: Actor, random: Random) => Promise<string>;

/**
 * An admin plans paid events with few places; customers and a stranger sign up at the same moment, and places are
 * cancelled; admins bill the places that wait, or make them free.
 */
export const takePlaces: Action = {
  name: 'takePlaces',
  weight: 10,
  isFor: ({ kind }) => kind === 'admin',
  reaches: [
    'acceptEventOffer',
    'billEventPlace',
    'declineEventOffer',
    'FULL',
    'joinPublicWaitingList',
    'joinWaitingList',
    'registerForEvent',
    'registerForPublicEvent',
    'waiveEventPlace',
  ],
  async run(simulation, admin, random, goal) {
    const step =
      stepsFor[goal ?? ''] ??
      random.pick([plan, signUp, signUp, signUp, wait, wait, answer, cancelPlaces, cancelPlaces, bill, bill, waive]);
    return `takePlaces: ${await step(simulation, admin, random)}`;
  },
};

const stepsFor: Record<string, Step> = {
  acceptEventOffer: (...step) => answer(...step),
  billEventPlace: (...step) => bill(...step),
  declineEventOffer: (...step) => answer(...step),
  FULL: (...step) => signUp(...step),
  joinPublicWaitingList: (...step) => wait(...step),
  joinWaitingList: (...step) => wait(...step),
  registerForEvent: (...step) => signUp(...step),
  registerForPublicEvent: (...step) => signUp(...step),
  waiveEventPlace: (...step) => waive(...step),
};

const plan: Step = async (simulation, admin, random) => {
  // Half of the events are so soon that a cancellation comes too late.
  const date = addDays(dateOf(simulation.clock.now()), random.pick([3, 20]));
  const input = { date, price: 250_00, capacity: random.pick([1, 3]), isPublic: true, status: 'PUBLISHED' };
  const answer = await callUntilDone(simulation, admin, random, 'createEvent', { input });
  return `createEvent → ${answer ? 'OK' : 'refused'}`;
};

const signUp: Step = async (simulation, admin, random) => {
  const event = await paidEventOf(simulation, random);
  if (!event) return plan(simulation, admin, random);
  const customers = simulation.actors.filter(({ kind }) => kind === 'customer');
  const calls = [];
  for (const actor of customers.length ? [random.pick(customers), random.pick(customers)] : []) {
    const [department] = await simulation.db.sql<{ id: string }>(
      `select d.id from department d join user_account u on u.customer_id = d.customer_id
       where u.id = $1 and d.payment_method is not null order by d.id limit 1 offset $2`,
      [actor.userId, random.below(2)],
    );
    const input = { name: actor.name, email: `${actor.name.toLowerCase().replace(/\W/g, '')}@simulation.example` };
    const payment = department && { departmentId: department.id, price: 250_00 };
    const call = { actor, field: { name: 'registerForEvent' }, variables: { eventId: event.id, input, payment } };
    calls.push(call, ...(random.chance(0.3) ? [call] : []));
  }
  const stranger = simulation.actors.find(({ kind }) => kind === 'stranger');
  const guest = { name: 'Gæst', email: `gaest${random.below(100)}@simulation.example` };
  if (stranger)
    calls.push({
      actor: stranger,
      field: { name: 'registerForPublicEvent' },
      variables: { publicLink: event.publicLink, input: guest },
    });
  return (await callAtOnce(simulation, calls)).join('; ');
};

const cancelPlaces: Step = async (simulation, admin, random) => {
  const [place] = await simulation.db.sql<{ id: string; link_key: string }>(
    `select id, link_key from event_registration
     where owed_since is not null and status in ('REGISTERED', 'CONFIRMED') and link_key is not null
     order by id desc limit 1 offset $1`,
    [random.below(4)],
  );
  if (!place) return 'nothing to cancel';
  const byLink = { actor: admin, field: { name: 'leaveEvent' }, variables: { key: place.link_key } };
  const variables = { id: place.id, version: null, status: random.pick(['CANCELLED', 'WAITLISTED']) };
  const byAdmin = { actor: admin, field: { name: 'setRegistrationStatus' }, variables };
  return (await callAtOnce(simulation, [byLink, byAdmin])).join('; ');
};

/** Customers and a stranger join the queue of an event at once. */
const wait: Step = async (simulation, admin, random) => {
  const event = await paidEventOf(simulation, random);
  if (!event) return plan(simulation, admin, random);
  const customers = simulation.actors.filter(({ kind }) => kind === 'customer');
  const stranger = simulation.actors.find(({ kind }) => kind === 'stranger');
  const calls = (customers.length ? [random.pick(customers), random.pick(customers)] : []).map((actor) => ({
    actor,
    field: { name: 'joinWaitingList' },
    variables: {
      eventId: event.id,
      input: { name: actor.name, email: `${actor.name.toLowerCase().replace(/\W/g, '')}@simulation.example` },
    },
  }));
  const input = { name: 'Gæst', email: `gaest${random.below(100)}@simulation.example` };
  const field = { name: 'joinPublicWaitingList' };
  return (
    await callAtOnce(simulation, [
      ...calls,
      ...(stranger ? [{ actor: stranger, field, variables: { publicLink: event.publicLink, input } }] : []),
    ])
  ).join('; ');
};

/** A person answers an offer while an admin moves, withdraws or raises the capacity. */
const answer: Step = async (simulation, admin, random) => {
  const queue = await simulation.db.sql<{ id: string; status: string }>(
    `select id, status from event_registration where waiting_since is not null and link_key is not null
     order by status, id desc limit 6`,
  );
  if (!queue.length) return 'nobody waits';
  const { id, status } = random.pick(queue);
  const key = offerKey(simulation.portal.services.config, {
    id,
    offerEndsAt: new Date(simulation.clock.now().getTime() + 3600_000),
  });
  const calls = [
    { actor: admin, field: { name: 'acceptEventOffer' }, variables: { key } },
    { actor: admin, field: { name: 'declineEventOffer' }, variables: { key } },
    {
      actor: admin,
      field: { name: 'setRegistrationStatus' },
      variables: { id, version: null, status: status === 'OFFERED' ? 'WAITLISTED' : 'OFFERED' },
    },
    { actor: admin, field: { name: 'moveOnWaitingList' }, variables: { id, version: null, position: 1 } },
  ];
  return (await callAtOnce(simulation, [random.pick(calls), random.pick(calls)])).join('; ');
};

const bill: Step = async (simulation, admin, random) => {
  const place = await unbilledPlaceOf(simulation, random);
  const [department] = await simulation.db.sql<{ id: string }>(
    'select id from department order by id desc limit 1 offset $1',
    [random.below(3)],
  );
  if (!place || !department) return 'nothing to bill';
  const input = { registrationId: place.id, version: place.version, departmentId: department.id };
  const call = { actor: admin, field: { name: 'billEventPlace' }, variables: { input } };
  return (await callAtOnce(simulation, [call, call])).join('; ');
};

const waive: Step = async (simulation, admin, random) => {
  const place = await unbilledPlaceOf(simulation, random);
  if (!place) return 'nothing to waive';
  const variables = { registrationId: place.id, version: place.version, reason: 'Oplægsholder' };
  const answer = await callField(simulation, admin, { kind: 'mutation', field: 'waiveEventPlace', variables });
  return `waiveEventPlace → ${outcomeOf(answer)}`;
};

async function paidEventOf({ db }: Simulation, random: Random) {
  const [event] = await db.sql<{ id: string; publicLink: string }>(
    `select id, public_link as "publicLink" from event
     where price > 0 and is_public and status = 'PUBLISHED' and ends_at > simulated.now()
     order by id desc limit 1 offset $1`,
    [random.below(2)],
  );
  return event;
}

async function unbilledPlaceOf({ db }: Simulation, random: Random) {
  const [place] = await db.sql<{ id: string; version: number }>(
    `select id, version from event_registration
     where owed_since is not null and entry_id is null and waived_at is null order by id desc limit 1 offset $1`,
    [random.below(3)],
  );
  return place;
}
