import type { GraphQLSchema } from 'graphql';
import type { WebSocket } from 'ws';
import type { Actor } from '../actors/Actor.ts';
import type { SyncedCopy } from '../actors/SyncedCopy.ts';
import type { Coverage } from '../Coverage.ts';
import type { Listener } from '../portal/Listener.ts';
import type { SimulatedPortal } from '../portal/SimulatedPortal.ts';
import type { Random } from '../Random.ts';
import type { Steering } from '../Steering.ts';

/** The answer to a call. */
export interface Answer {
  /** The HTTP status; 0 when the connection ended without an answer. */
  status: number;
  /** The codes of the errors, if any. */
  codes: string[];
  /** The codes, each with the names of the refused fields behind it. */
  refusals: string[];
  /** The whole body. */
  body: unknown;
  /** The cookie that the answer sets; empty when it sets none. */
  setCookie: string;
}

/** A call that an actor has made, for the invariants that judge answers. */
export interface Call {
  actor: Actor;
  /** `mutation buyClipCard`, `query viewer`, `GET /api/departments`. */
  name: string;
  /** The root field that was called, also by a REST call; empty for a request that calls none. */
  operation: string;
  variables: unknown;
  idempotencyKey: string | undefined;
  answer: Answer;
}

/** Everything that a step can use. */
export interface Simulation extends SimulatedPortal {
  schema: GraphQLSchema;
  actors: Actor[];
  coverage: Coverage;
  steering: Steering;
  /** Reads the live changes of its company. */
  listener: Listener;
  /** Has tried to subscribe to the changes of another company. */
  hostileListener: Listener;
  /** The copies of their company's objects that the programs of partners keep. */
  copies: Map<Actor, SyncedCopy>;
  /** Sockets of hostile programs that read nothing. */
  unreadSockets: WebSocket[];
  /** The calls of the current step. */
  calls: Call[];
  /** True while a fault of this step or an earlier one may still fail calls. */
  hasFault: boolean;
}

/** One kind of step that an actor can take. */
export interface Action {
  name: string;
  /** How often the action is chosen, compared with the others. */
  weight: number;
  /** Who can take the action; everybody when it is left out. */
  isFor?: (actor: Actor) => boolean;
  /** The mutations and error codes that the action is made for. Steered steps take it to reach them. */
  reaches?: readonly string[];
  /** Takes the step, perhaps for one of the things that it reaches. Returns its description for the list of steps. */
  run(simulation: Simulation, actor: Actor, random: Random, goal?: string): Promise<string>;
}
