import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PriceList } from '../../../domain/money/prices.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../graphql/executor.ts';
import type { Operations } from '../graphql/operations.ts';
import type { BuiltPages } from './builtPages.ts';

/** What serves a page with the result of its query, read with the rights of the person who opens it. */
export interface PageServices {
  config: Config;
  pages: BuiltPages;
  /** The price list that is in force. */
  currentPrices: () => Promise<PriceList>;
  executor: Executor;
  operations: Operations;
  contextOf: (request: FastifyRequest) => Promise<Context>;
}

export type ServePages = (app: FastifyInstance, services: PageServices) => void;
