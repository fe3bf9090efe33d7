import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { Room } from '../server/platform/room.ts';
import type { Simulation } from './actions/Action.ts';
import { exploreOnce } from './actions/explore.ts';
import { actions } from './actions/list.ts';
import { passTimeUntil } from './actions/passTime.ts';
import { reachGoal } from './actions/reachGoal.ts';
import { renewChangedAccounts } from './actors/access.ts';
import { createActors } from './actors/createActors.ts';
import { listenHonestly, listenWithForeignIds } from './actors/listeners.ts';
import { startBusiness } from './actors/startBusiness.ts';
import { SyncedCopy } from './actors/SyncedCopy.ts';
import { Coverage } from './Coverage.ts';
import { misfortunes } from './faults/list.ts';
import { invariants } from './invariants/list.ts';
import { settle } from './portal/settle.ts';
import { startPortal, type SimulatedPortal } from './portal/SimulatedPortal.ts';
import { Random } from './Random.ts';
import { Steering } from './Steering.ts';

export interface Plan {
  rooms: Room[];
  seed: number;
  /** The number of steps. */
  steps: number;
  /**
   * The steps to take, by number, each with its goal if it was steered; all steps when it is left out. A shrunk run
   * takes few.
   */
  only?: ReadonlyMap<number, string | undefined> | undefined;
  /** Whether the portal reads from a standby of its database. */
  hasStandby?: boolean;
  /** Whether misfortunes happen. */
  hasMisfortune: boolean;
  print?: (line: string) => void;
}

export interface Outcome {
  /** The first violation; undefined when every invariant held. */
  failure: Failure | undefined;
  stepsTaken: number;
  coverage: Coverage;
  /** The goals of the steered steps, by the number of the step. */
  goals: ReadonlyMap<number, string>;
}

export interface Failure {
  step: number;
  invariant: string;
  violations: string[];
  /** The latest steps, oldest first. */
  lastSteps: string[];
}

/** Steps between two pauses in which everything that waits must come to an end. */
const STEPS_UNTIL_CALM = 100;
const SHOWN_STEPS = 50;
const FIRST_LOOKS = 15;
const MISFORTUNE_SHARE = 0.06;
/** Share of steps that aim for what the run has not reached yet. The others meet what nobody aims for. */
const STEERED_SHARE = 0.45;
const HOUR_MS = 3_600_000;
/** A step that takes longer waits for something that never comes. */
const MAX_STEP_MS = 10 * 60_000;
const MAX_CLOSE_MS = 60_000;

/**
 * The times at which runs begin: before a leap day, before both changes of summer time, before the turn of a year, and
 * on an ordinary day. Fixed, so that a seed gives the same run on every day.
 */
const starts = [
  '2028-02-27T09:00:00Z',
  '2027-03-27T20:00:00Z',
  '2027-10-30T20:00:00Z',
  '2027-12-30T20:00:00Z',
  '2027-06-15T08:00:00Z',
];

/** Starts a portal and takes the steps of a plan, until an invariant is violated. */
export async function runSimulation(plan: Plan): Promise<Outcome> {
  const portal = await startPortal(plan.rooms, new Date(starts[plan.seed % starts.length]!), {
    booksAtDinero: plan.seed % 2 === 0,
    hasStandby: plan.hasStandby ?? false,
  });
  try {
    const simulation = await prepare(portal, plan);
    try {
      return await takeSteps(simulation, plan);
    } finally {
      await disconnect(simulation);
    }
  } finally {
    // A portal in which something waits for ever cannot be closed.
    await Promise.race([portal.close(), pause(MAX_CLOSE_MS, undefined, { ref: false })]);
  }
}

async function takeSteps(simulation: Simulation, { seed, steps, only, hasMisfortune, print }: Plan): Promise<Outcome> {
  const taken: string[] = [];
  let stepsTaken = 0;
  let failure: Failure | undefined;
  await startBusiness(simulation, Random.ofStep(seed, 0));
  await lookAround(simulation, seed);
  for (let step = 1; step <= steps && !failure; step += 1) {
    if (!only || only.has(step)) {
      stepsTaken += 1;
      failure = await failureOf(step, async () => {
        const line = `${step} ${await takeStep(simulation, step, Random.ofStep(seed, step), hasMisfortune)}`;
        taken.push(line);
        print?.(line);
        return firstFailure(simulation, 'always', step);
      });
    }
    const isCalm = step % STEPS_UNTIL_CALM === 0 || step === steps;
    if (isCalm && !failure)
      failure = await failureOf(step, async () => {
        // Another seed, so that the choices are not those of the step.
        await calmDown(simulation, Random.ofStep(~seed, step));
        return (await firstFailure(simulation, 'always', step)) ?? (await firstFailure(simulation, 'settled', step));
      });
  }
  return {
    failure: failure && { ...failure, lastSteps: taken.slice(-SHOWN_STEPS) },
    stepsTaken,
    coverage: simulation.coverage,
    goals: simulation.steering.goals,
  };
}

async function prepare(portal: SimulatedPortal, { only }: Plan): Promise<Simulation> {
  const { schema } = portal.portal.executor;
  const people = { ...portal, schema, actors: await createActors(portal) };
  const coverage = new Coverage(Object.keys(schema.getMutationType()!.getFields()));
  return {
    ...people,
    coverage,
    steering: new Steering(coverage, only),
    listener: await listenHonestly(people),
    hostileListener: await listenWithForeignIds(people),
    copies: new Map(
      people.actors
        .filter(({ kind }) => kind === 'reader' || kind === 'writer')
        .map((actor) => [actor, new SyncedCopy()]),
    ),
    unreadSockets: [],
    calls: [],
    hasFault: false,
  };
}

async function disconnect({ unreadSockets, listener, hostileListener }: Simulation): Promise<void> {
  unreadSockets.forEach((socket) => socket.terminate());
  await listener.close();
  await hostileListener.close();
}

/** The first look around: without it, actors would know no ids. */
async function lookAround(simulation: Simulation, seed: number): Promise<void> {
  for (const [number, actor] of simulation.actors.entries())
    for (let look = 0; actor.token && look < FIRST_LOOKS; look += 1)
      await exploreOnce(simulation, actor, Random.ofStep(seed, -1 - number * FIRST_LOOKS - look));
}

async function takeStep(simulation: Simulation, step: number, random: Random, hasMisfortune: boolean): Promise<string> {
  simulation.calls = [];
  if (hasMisfortune && random.chance(MISFORTUNE_SHARE)) {
    simulation.hasFault = true;
    const misfortune = random.pickWeighted(misfortunes);
    return `misfortune: ${await misfortune.happen(simulation, random)}`;
  }
  await renewChangedAccounts(simulation, simulation.actors);
  if (random.chance(STEERED_SHARE)) {
    const goal = simulation.steering.chooseGoal(step, random);
    return reachGoal(simulation, goal, random);
  }
  const actor = random.pickWeighted(simulation.actors);
  const action = random.pickWeighted(actions.filter(({ isFor }) => !isFor || isFor(actor)));
  try {
    return `${actor.name}: ${await action.run(simulation, actor, random)}`;
  } catch (error) {
    throw new Error(`Step of ${actor.name}, ${action.name}, could not be taken`, { cause: error });
  }
}

/** Ends all misfortunes and lets a day pass, so that everything that waits for another attempt gets it. */
async function calmDown(simulation: Simulation, random: Random): Promise<void> {
  simulation.calls = [];
  simulation.unreadSockets.splice(0).forEach((socket) => socket.terminate());
  for (const { end } of misfortunes) await end?.(simulation, random);
  await settle(simulation);
  const { clock } = simulation;
  for (const hours of [1, 2, 24]) await passTimeUntil(simulation, new Date(clock.now().getTime() + hours * HOUR_MS));
  simulation.hasFault = false;
}

/** The failure that some work returns, or the error with which it ended. A step must end, and never with an error. */
async function failureOf(step: number, work: () => Promise<Failure | undefined>): Promise<Failure | undefined> {
  const ended = new AbortController();
  const tooLong = pause(MAX_STEP_MS, undefined, { signal: ended.signal }).then(() => {
    throw new Error('The step has not ended within ten minutes');
  });
  try {
    return await Promise.race([work(), tooLong]);
  } catch (error) {
    return { step, invariant: 'every step can be taken', violations: [inspect(error)], lastSteps: [] };
  } finally {
    ended.abort();
  }
}

async function firstFailure(
  simulation: Simulation,
  holds: 'always' | 'settled',
  step: number,
): Promise<Failure | undefined> {
  for (const { name, check } of invariants.filter((each) => each.holds === holds)) {
    const violations = await check(simulation);
    if (violations.length) return { step, invariant: name, violations, lastSteps: [] };
  }
  return undefined;
}
