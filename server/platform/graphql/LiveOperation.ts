import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';

/** A subscription that a client has started over a socket. */
export interface LiveOperation {
  /** The client's id of the subscription, which its messages carry. */
  id: string;
  schema: GraphQLSchema;
  document: DocumentNode;
  /** Identifies the document: equal hashes mean equal texts. */
  hash: string;
  operationName: string | undefined;
  variableValues: Record<string, unknown>;
  contextValue: Context;
  /** Whether the messages tell what they cost. */
  includesCost: boolean;
}

/** Returns an answer, or an error when it is too large, and the same as its client may see it. */
export type PublishAnswer = (answer: ExecutionResult) => { result: ExecutionResult; published: ExecutionResult };
