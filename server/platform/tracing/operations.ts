import { getOperationAST, type DocumentNode, type ExecutionResult } from 'graphql';
import { publicError } from '../errors.ts';
import { BoundedNames } from './BoundedNames.ts';
import { isTraced, traced } from './traced.ts';

interface Operation {
  document: DocumentNode;
  hash: string;
  operationName?: string | null | undefined;
}

const names = new BoundedNames();

/** Runs a GraphQL operation in a span with its name and hash. Its text may contain values and is left out. */
export function tracedOperation(
  { document, hash, operationName }: Operation,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  if (!isTraced()) return run();
  const operation = getOperationAST(document, operationName);
  const type = operation?.operation ?? 'invalid';
  const name = names.bounded(operation?.name?.value);
  return traced(
    {
      name: `${type} ${name}`,
      kind: 'internal',
      attributes: {
        'graphql.operation.type': type,
        'graphql.operation.name': name,
        'portal.document.hash': hash,
      },
    },
    async (span) => {
      const result = await run();
      const [error] = result.errors ?? [];
      if (span && error) {
        const { code } = publicError(error);
        span.set({ 'error.type': code });
        if (code === 'INTERNAL') span.fail(code);
      }
      return result;
    },
  );
}
