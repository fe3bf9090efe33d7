import type { EntityClass } from '@mikro-orm/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import type { Messages, StoreMessages } from './db/writes.ts';
import type { NodeType } from './graphql/nodes.ts';
import type { JobHandlers } from './jobs/JobQueue.ts';
import type { JobDefinitions, JobHandler } from './jobs/Jobs.ts';
import type { RoomGauge, WaitingRows } from './operations/backlog.ts';
import type { ServePages } from './pages/PageServices.ts';
import type { RestArea, RestRoute } from './rest/RestRoute.ts';
import type { SealedColumn } from './secrets/SealedColumn.ts';
import type { AttachmentKinds, RenderAttachment, Services } from './services.ts';
import type { WebhookHandler } from './webhooks/serveWebhooks.ts';

/** Identifies the caller of a request. */
export type ContextOf = (request: FastifyRequest, reply?: FastifyReply) => Promise<Context>;

/** A room's additions to the server. The platform knows a room by these declarations alone. */
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
  /** How the files that the room's mails carry are rendered, by kind. */
  attachments?: Partial<Record<keyof AttachmentKinds, RenderAttachment>>;
  /** The room's queues, by name. Their waiting rows are counted in the metrics. */
  queues?: Record<string, WaitingRows>;
  /** Figures of the room that the metrics report, by the name of their metric. */
  gauges?: Record<string, RoomGauge>;
  /** The columns of the room that hold sealed secrets, which are sealed again after a rotation of the keys. */
  sealedColumns?: SealedColumn[];
  rest?: RestArea;
  /** The handler of each provider's webhooks. A handler checks the signature before anything else. */
  webhooks?: Record<string, WebhookHandler>;
  /** Adds HTTP routes that are neither GraphQL nor REST, such as a calendar file. */
  serve?: (app: FastifyInstance, services: Services, contextOf: ContextOf) => void;
  /** Adds pages that show the result of a query before any JavaScript runs. */
  servePages?: ServePages;
}

declare module './services.ts' {
  interface Services {
    /**
     * All rooms. A room reads from them what rooms above it declare for it: what they do when something happens in it.
     * The room in which it happens adds the declaration to `Room`.
     */
    rooms: readonly Room[];
  }
}

/** Jobs that handle one row by its id. */
type MessageJob = {
  [Name in keyof JobHandlers]: JobHandlers[Name] extends JobHandler<{ id: string }> ? Name : never;
}[keyof JobHandlers];

type MessageKinds = { [Kind in keyof Messages]: { store: StoreMessages<Messages[Kind]>; job: MessageJob } };

/** The entities of all rooms. */
export const entitiesOf = (rooms: Room[]): EntityClass<object>[] => rooms.flatMap(({ entities = [] }) => entities);

/**
 * The declarations of all rooms for one part, by name. Throws when two rooms use the same name. `words` are those for
 * one such declaration.
 */
export function collect<Part extends keyof Room>(
  rooms: readonly Room[],
  part: Part,
  words: string,
): NonNullable<Room[Part]> {
  const entries = rooms.flatMap((room) => Object.entries(room[part] ?? {}));
  const names = entries.map(([name]) => name);
  const repeated = names.find((name, i) => names.indexOf(name) !== i);
  if (repeated) throw new Error(`Two rooms have ${words} named ${repeated}`);
  return Object.fromEntries(entries) as NonNullable<Room[Part]>;
}

/** All jobs of the rooms. */
export const jobsOf = (rooms: Room[]) => collect(rooms, 'jobs', 'a job');

/** The kinds of messages of all rooms. */
export const messagesOf = (rooms: Room[]) => collect(rooms, 'messages', 'a kind of message') as MessageKinds;

/** How the files of mails are rendered, of all rooms. */
export const attachmentsOf = (rooms: Room[]) => collect(rooms, 'attachments', 'an attachment of mails');

/** The queues of all rooms, by name. */
export const queuesOf = (rooms: Room[]) => collect(rooms, 'queues', 'a queue');

/** The figures of all rooms, by the name of their metric. */
export const gaugesOf = (rooms: Room[]) => collect(rooms, 'gauges', 'a metric');

/** The webhook handlers of all rooms, by provider. */
export const webhooksOf = (rooms: Room[]) => collect(rooms, 'webhooks', 'webhooks of a provider');

/** How to store the messages of each kind. */
export const storesOf = (kinds: MessageKinds) =>
  Object.fromEntries(Object.entries(kinds).map(([kind, { store }]) => [kind, store])) as {
    [Kind in keyof Messages]: StoreMessages<Messages[Kind]>;
  };

/** The sections of the REST API, in the order of the description of the API. */
export const restAreasOf = (rooms: Room[]): RestArea[] => rooms.flatMap(({ rest }) => rest ?? []);

/** The REST calls of all rooms. */
export const restRoutesOf = (rooms: Room[]): RestRoute[] => restAreasOf(rooms).flatMap(({ routes }) => routes);
