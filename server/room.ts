import type { EntityClass } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import type { JobDefinitions } from './jobs/Jobs.ts';
import type { NodeType } from './graphql/nodes.ts';
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
  /** The handler of each provider's webhooks. A handler checks the signature before anything else. */
  webhooks?: Record<string, WebhookHandler>;
  /** Adds HTTP routes that are neither GraphQL nor REST, such as a calendar file. */
  serve?: (app: FastifyInstance, services: Services) => void;
}

export const entitiesOf = (rooms: Room[]): EntityClass<object>[] => rooms.flatMap(({ entities = [] }) => entities);

/** All jobs of the rooms. Throws when two rooms have a job of one name. */
export function jobsOf(rooms: Room[]): Partial<JobDefinitions> {
  const names = rooms.flatMap(({ jobs = {} }) => Object.keys(jobs));
  const repeated = names.find((name, i) => names.indexOf(name) !== i);
  if (repeated) throw new Error(`Two rooms have a job named ${repeated}`);
  return Object.assign({}, ...rooms.map(({ jobs }) => jobs)) as Partial<JobDefinitions>;
}
