import { getOperationAST, Kind, type DocumentNode } from 'graphql';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { addressGroup } from '../rateLimit/addressGroup.ts';
import { OpenSockets } from './OpenSockets.ts';

/** A page that anyone may open follows one thing; a whole room of people may stand behind one address. */
export const MAX_OF_VISITOR = 3;
const MAX_OPEN = 100;

/** What may be followed by nobody in particular. Whatever else a stranger may do goes over HTTP. */
const forVisitors = new Set(['publicEventChanged']);

/** Sockets of strangers, counted by address: how many are open in this process, and how often one is opened in all. */
export class Visitors {
  readonly #open = new OpenSockets();

  /** How to leave again, or nothing where there are too many. */
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

export function isForVisitors(document: DocumentNode, operationName?: string): boolean {
  const operation = getOperationAST(document, operationName);
  return (
    operation?.operation === 'subscription' &&
    operation.selectionSet.selections.every((field) => field.kind === Kind.FIELD && forVisitors.has(field.name.value))
  );
}
