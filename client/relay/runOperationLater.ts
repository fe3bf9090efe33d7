import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/**
 * Like `runOperation`, whose code is loaded first. For operations that a page for visitors runs only after the user has
 * typed something.
 */
export async function runOperationLater<Operation extends OperationType>(
  operation: GraphQLTaggedNode,
  variables: Operation['variables'],
): Promise<Operation['response']> {
  const { runOperation } = await import('./runOperation.ts');
  return runOperation<Operation>(operation, variables);
}
