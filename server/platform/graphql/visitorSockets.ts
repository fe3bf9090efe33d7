import { getOperationAST, Kind, OperationTypeNode, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { addressGroup } from '../rateLimit/addressGroup.ts';
import { operationOf } from './guardOperations.ts';
import { OpenSockets } from './OpenSockets.ts';

/** Subscriptions per socket of a visitor: a public page needs one of them. */
export const MAX_VISITOR_SUBSCRIPTIONS = 3;
/** Open sockets per address: many people at an event may share one address. */
const MAX_OPEN = 100;

/**
 * Limits the sockets of visitors by address: how many are open in this process at once, and, through the throttle that
 * all processes share, how often a new one is opened.
 */
export class VisitorSockets {
  readonly #open = new OpenSockets();

  /**
   * Counts a new socket. Returns a function that must be called when the socket closes, or undefined when a limit of
   * the address is reached and the socket has to be refused.
   */
  async enter({ services, request: { address } }: Context): Promise<(() => void) | undefined> {
    const group = addressGroup(address);
    const leave = this.#open.enter(group, MAX_OPEN);
    if (!leave) return undefined;
    try {
      await services.throttle.spend('visitorAddress', group);
    } catch (error) {
      leave();
      if (error instanceof AppError && error.code === 'RATE_LIMITED') return undefined;
      throw error;
    }
    return leave;
  }
}

/** Whether the operation is a public subscription. All other operations of visitors go over HTTP. */
export function isOpenToVisitors(schema: GraphQLSchema, document: DocumentNode, operationName?: string): boolean {
  const operation = getOperationAST(document, operationName);
  return (
    operation?.operation === OperationTypeNode.SUBSCRIPTION &&
    operation.selectionSet.selections.every(
      (field) =>
        field.kind === Kind.FIELD && operationOf(schema, operation.operation, field.name.value).access === 'public',
    )
  );
}
