import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { ToastRegion } from '../ui/Toast.tsx';
import { renderWithRouter } from './renderWithRouter.tsx';

/** Renders an element in a mock environment. The test reads and answers the operations that the element sends. */
export function renderWithRelay(element: ReactNode, environment = createMockEnvironment()) {
  const { mock } = environment;
  renderWithRouter(
    <RelayEnvironmentProvider environment={environment}>
      {element}
      <ToastRegion />
    </RelayEnvironmentProvider>,
  );
  return {
    /** Returns the names of the operations without an answer, subscriptions included. */
    pending: () => mock.getAllOperations().map(({ request }) => request.node.params.name),
    /**
     * Waits until the element has sent the operation with this name. The test then reads its variables and answers it.
     */
    async sent(name: string) {
      const operation = await waitFor(() => mock.findOperation(({ request }) => request.node.params.name === name));
      return {
        variables: operation.request.variables,
        answer: (data: object) => act(async () => mock.resolve(operation, { data })),
        fail: (error: Error) => act(async () => mock.reject(operation, error)),
      };
    },
  };
}

interface StoredQuery<Query extends OperationType> {
  query: GraphQLTaggedNode;
  /** The answer to the query, which is in the store when the element renders. */
  stored: Query['rawResponse'] & object;
  render: (data: Query['response']) => ReactNode;
}

/**
 * Renders an element with the data of a query whose answer is already stored. The query needs the directive
 * `@raw_response_type`.
 */
export function renderWithQuery<Query extends OperationType>({ query, stored, render }: StoredQuery<Query>) {
  const environment = createMockEnvironment();
  environment.commitPayload(createOperationDescriptor(getRequest(query), {}), stored);
  const Stored = () => render(useLazyLoadQuery<Query>(query, {}, { fetchPolicy: 'store-only' }));
  return renderWithRelay(<Stored />, environment);
}
