import type { FastifyReply } from 'fastify';
import {
  getOperationAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import type { Caller, Viewer } from '../access/viewer.ts';
import { AppError } from '../errors.ts';
import type { Allowance, AllowanceStatus } from '../rateLimit/Allowance.ts';
import { costOf, type OperationCost } from './cost.ts';
import { coerceVariables } from './variables.ts';

/** The cost of an operation as the answer reports it, in points. */
export interface Cost extends AllowanceStatus {
  /** The highest cost that the operation could have, charged before it runs. */
  requested: number;
  /** The cost that was charged after the unused part was refunded. */
  actual: number;
}

/**
 * Charges one operation to its caller's allowance: its highest possible cost before it runs, of which the unused part
 * is refunded afterwards. A subscription pays again for each message. Lives as long as the operation.
 */
export class Bill {
  readonly #allowance: Allowance;
  readonly #viewer: Viewer;
  readonly #cost: OperationCost;
  #actual = 0;
  #paid: AllowanceStatus | undefined;

  constructor(allowance: Allowance, viewer: Viewer, cost: OperationCost) {
    this.#allowance = allowance;
    this.#viewer = viewer;
    this.#cost = cost;
  }

  /** Charges the highest possible cost. Throws LIMIT_EXCEEDED or RATE_LIMITED like `Allowance.spend`. */
  pay(): void {
    const { requested } = this.#cost;
    this.#paid = this.#allowance.spend(this.#viewer, requested);
    this.#actual = requested;
  }

  /** Charges one message of a subscription. The first message is covered by the charge at the subscription's start. */
  payForMessage(): void {
    if (!this.#paid) this.pay();
  }

  /**
   * The cost of an answer. Undefined when an error made an object around its field null, because the answer no longer
   * shows what was read.
   */
  costOfAnswer({ data, errors = [] }: Pick<ExecutionResult, 'data' | 'errors'>): number | undefined {
    return errors.some((error) => hasLostParent(data, error)) ? undefined : this.#cost.actualOf(data);
  }

  /**
   * Refunds the part of the charge that the answer did not use. Further calls have no effect until the next charge.
   */
  settle(answer: Pick<ExecutionResult, 'data' | 'errors'>): void {
    if (this.#paid) this.settleAt(this.costOfAnswer(answer));
  }

  /** Like `settle`, for an answer of a known cost. Nothing is refunded when the cost is undefined. */
  settleAt(cost: number | undefined): void {
    const paid = this.#paid;
    this.#paid = undefined;
    if (!paid || cost === undefined) return;
    this.#actual = cost;
    this.#allowance.refund(this.#viewer, this.#cost.requested - cost, paid);
  }

  get cost(): Cost {
    return { requested: this.#cost.requested, actual: this.#actual, ...this.#allowance.statusOf(this.#viewer) };
  }
}

/** Whether the object that a failed field belongs to is null or missing in the answer. */
const hasLostParent = (data: unknown, { path = [] }: GraphQLError): boolean =>
  path
    .slice(0, -1)
    .reduce((value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key], data) == null;

interface Operation {
  document: DocumentNode;
  operationName?: string | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/** The part of an operation's context that its bill needs. */
export interface BilledContext {
  readonly caller: Caller;
  readonly services: { allowance: Allowance };
  bill: Bill | undefined;
}

/** Points of a document that has to be parsed and validated: for any, and for each character. */
const DOCUMENT_COST = 10;
const CHARACTER_COST = 0.1;

/** A long document must fit into the smallest allowance, too. */
export const costOfDocument = ({ limit }: Allowance, text: string) =>
  Math.min(DOCUMENT_COST + Math.floor(text.length * CHARACTER_COST), Math.floor(limit / 2));

/**
 * Charges the caller for a document that the process has not validated lately, before it is parsed. Checking a document
 * takes longer than answering a small one, also when the document turns out to be invalid, so nothing is refunded.
 * Throws RATE_LIMITED. Visitors, who may send documents to a demo only, pay nothing.
 */
export function chargeDocument(context: BilledContext, text: string): void {
  const { caller, services } = context;
  if (!caller.viewer) return;
  const requested = costOfDocument(services.allowance, text);
  context.bill = new Bill(services.allowance, caller.viewer, { requested, actualOf: () => requested });
  context.bill.pay();
}

/**
 * Checks the variables of an operation, charges its highest possible cost to the caller, and stores the bill in the
 * context. Visitors pay nothing; expensive calls of visitors are limited by address instead. Throws BAD_REQUEST when
 * the document has no such operation, InvalidVariablesError, LIMIT_EXCEEDED or RATE_LIMITED.
 */
export function chargeOperation(
  context: BilledContext,
  schema: GraphQLSchema,
  { document, operationName, variables }: Operation,
): void {
  const { caller, services } = context;
  const operation = getOperationAST(document, operationName);
  if (!operation) throw new AppError('BAD_REQUEST', 'Dokumentet har ingen operation med det navn');
  const coerced = coerceVariables(schema, operation, variables ?? {});
  if (!caller.viewer) return;
  context.bill = new Bill(services.allowance, caller.viewer, costOf(schema, document, operation, coerced));
  context.bill.pay();
}

/** Sets the `x-ratelimit` headers on answers to callers who have an allowance, refusals included. */
export function setRateLimitHeaders(reply: FastifyReply, status: AllowanceStatus | undefined): void {
  if (!status) return;
  const { limit, remaining, used, reset } = status;
  void reply.headers({
    'x-ratelimit-limit': limit,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-used': used,
    'x-ratelimit-reset': reset,
  });
}
