import type { EntityClass } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import type { Messages, StoreMessages } from './db/writes.ts';
import type { NodeType } from './graphql/nodes.ts';
import type { JobHandlers } from './jobs/JobQueue.ts';
import type { JobDefinitions, JobHandler } from './jobs/Jobs.ts';
import type { WaitingRows } from './operations/backlog.ts';
import type { RestArea } from './rest/RestRoute.ts';
import type { Services } from './services.ts';
import type { WebhookHandler } from './webhooks/serveWebhooks.ts';

/** What a room adds to the server. The frame knows rooms only by these declarations. */
export interface Room {
  /** The name of the room's folder. */
  name: string;
  entities?: EntityClass<object>[];
  /** The classes of the room's resolvers. */
  // oxlint-disable-next-line @typescript-eslint/no-unsafe-function-type
  resolvers?: Function[];
  /** The types that `node(id:)` can fetch. */
  nodes?: NodeType[];
  jobs?: Partial<JobDefinitions>;
  /** How the messages that the room sends are stored, and the job that sends one of them. */
  messages?: Partial<MessageKinds>;
  /** Queues of the room whose waiting rows are counted in the metrics. */
  waiting?: Record<string, WaitingRows>;
  rest?: RestArea;
  /** The handler of each provider's webhooks. A handler checks the signature before anything else. */
  webhooks?: Record<string, WebhookHandler>;
  /** Adds HTTP routes that are neither GraphQL nor REST, such as a calendar file. */
  serve?: (app: FastifyInstance, services: Services) => void;
}

/** Jobs that handle one row by its id. */
type MessageJob = {
  [Name in keyof JobHandlers]: JobHandlers[Name] extends JobHandler<{ id: string }> ? Name : never;
}[keyof JobHandlers];

type MessageKinds = { [Kind in keyof Messages]: { store: StoreMessages<Messages[Kind]>; job: MessageJob } };

/** The entities of all rooms. */
export const entitiesOf = (rooms: Room[]): EntityClass<object>[] => rooms.flatMap(({ entities = [] }) => entities);

/** All jobs of the rooms. Throws when two rooms have a job of one name. */
export function jobsOf(rooms: Room[]): Partial<JobDefinitions> {
  const names = rooms.flatMap(({ jobs = {} }) => Object.keys(jobs));
  const repeated = names.find((name, i) => names.indexOf(name) !== i);
  if (repeated) throw new Error(`Two rooms have a job named ${repeated}`);
  return Object.assign({}, ...rooms.map(({ jobs }) => jobs)) as Partial<JobDefinitions>;
}

/** The kinds of messages of all rooms. */
export const messagesOf = (rooms: Room[]) =>
  Object.assign({}, ...rooms.map(({ messages }) => messages)) as MessageKinds;

/** How to store the messages of each kind. */
export const storesOf = (kinds: MessageKinds) =>
  Object.fromEntries(Object.entries(kinds).map(([kind, { store }]) => [kind, store])) as {
    [Kind in keyof Messages]: StoreMessages<Messages[Kind]>;
  };

/** The REST calls of all rooms, in the order of the description of the API. */
export const restAreasOf = (rooms: Room[]): RestArea[] => rooms.flatMap(({ rest }) => rest ?? []);
