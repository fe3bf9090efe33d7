import type { FastifyReply } from 'fastify';
import {
  getOperationAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import type { Viewer } from '../auth/viewer.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { coerceVariables } from '../graphql/variables.ts';
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

  /** For a message of a subscription. What was paid when it began counts for the first one. */
  payForMessage(): void {
    if (!this.#paid) this.pay();
  }

  /**
   * Gives back what the answer did not need. Where an error took away the objects around its field, the answer does not show
   * what was read for it: nothing is given back.
   */
  settle({ data, errors = [] }: Pick<ExecutionResult, 'data' | 'errors'>): void {
    if (!this.#paid) return;
    if (errors.some((error) => hasLostParent(data, error))) {
      this.#paid = undefined;
      return;
    }
    this.#actual = this.#cost.actualOf(data);
    this.#allowance.giveBack(this.#viewer, this.#cost.requested - this.#actual, this.#paid);
    this.#paid = undefined;
  }

  get cost(): Cost {
    return { requested: this.#cost.requested, actual: this.#actual, ...this.#allowance.standingOf(this.#viewer) };
  }
}

/** Whether the object that a failed field belongs to is missing in the answer. */
const hasLostParent = (data: unknown, { path = [] }: GraphQLError): boolean =>
  path
    .slice(0, -1)
    .reduce((value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key], data) == null;

interface Asked {
  document: DocumentNode;
  operationName?: string | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/**
 * Checks an operation's variables and takes what it may cost from its caller's minute. A caller who is not signed in pays
 * nothing: where it matters, strangers are held back by address.
 */
export function charge(context: Context, schema: GraphQLSchema, { document, operationName, variables }: Asked): void {
  const { caller, services } = context;
  const operation = getOperationAST(document, operationName);
  if (!operation) throw new AppError('BAD_REQUEST', 'Dokumentet har ingen operation med det navn');
  const coerced = coerceVariables(schema, operation, variables ?? {});
  if (!caller.viewer) return;
  context.bill = new Bill(services.allowance, caller.viewer, costOf(schema, document, operation, coerced));
  context.bill.pay();
}

/** Said on every answer to somebody who is known, refusals included. */
export function tellStanding(reply: FastifyReply, context: Context | undefined): void {
  if (!context?.bill) return;
  const { limit, remaining, used, reset } = context.bill.cost;
  void reply.headers({
    'x-ratelimit-limit': limit,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-used': used,
    'x-ratelimit-reset': reset,
  });
}
