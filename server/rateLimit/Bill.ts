import type { FastifyReply } from 'fastify';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Viewer } from '../auth/viewer.ts';
import type { Context } from '../context.ts';
import type { Allowance, Standing } from './Allowance.ts';
import { costOf, type OperationCost } from './cost.ts';

/** As whoever asks is told. */
export interface Cost extends Standing {
  requested: number;
  actual: number;
}

/** What one operation takes from its caller's minute: first what it may cost, and then no more than it did. */
export class Bill {
  readonly #allowance: Allowance;
  readonly #viewer: Viewer;
  readonly #cost: OperationCost;
  #actual = 0;
  #paid: Standing | undefined;

  constructor(allowance: Allowance, viewer: Viewer, cost: OperationCost) {
    this.#allowance = allowance;
    this.#viewer = viewer;
    this.#cost = cost;
  }

  pay(): void {
    const { requested } = this.#cost;
    this.#paid = this.#allowance.spend(this.#viewer, requested);
    this.#actual = requested;
  }

  /** Once: what a subscription tells later on is not counted. */
  settle(data: unknown): void {
    if (!this.#paid) return;
    this.#actual = this.#cost.actualOf(data);
    this.#allowance.giveBack(this.#viewer, this.#cost.requested - this.#actual, this.#paid);
    this.#paid = undefined;
  }

  get cost(): Cost {
    return { requested: this.#cost.requested, actual: this.#actual, ...this.#allowance.standingOf(this.#viewer) };
  }
}

interface Asked {
  document: DocumentNode;
  operationName?: string | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/** Who is nobody yet is held back by address, where it matters. */
export function charge(context: Context, schema: GraphQLSchema, { document, operationName, variables }: Asked): void {
  const { caller, services } = context;
  if (!caller.viewer) return;
  context.bill = new Bill(services.allowance, caller.viewer, costOf(schema, document, operationName, variables));
  context.bill.pay();
}

/** Said on every answer to somebody who is known, refusals included. */
export function tellStanding(reply: FastifyReply, context: Context | undefined): void {
  if (!context?.bill) return;
  const { limit, remaining, used, reset } = context.bill.cost;
  void reply.headers({ 'x-ratelimit-limit': limit, 'x-ratelimit-remaining': remaining, 'x-ratelimit-used': used, 'x-ratelimit-reset': reset });
}
