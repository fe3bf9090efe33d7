import {
  createOperationDescriptor,
  Environment,
  Network,
  RecordSource,
  Store,
  type ConcreteRequest,
  type Variables,
} from 'relay-runtime';

/** An environment that holds one result and loads no more data, for a page that the server renders. */
export function lookUp<Data>(request: ConcreteRequest, variables: Variables, data: Record<string, unknown>) {
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('A page that the server renders loads no more data'))),
    store: new Store(new RecordSource()),
  });
  const operation = createOperationDescriptor(request, variables);
  environment.commitPayload(operation, data);
  return { environment, result: environment.lookup(operation.fragment).data as unknown as Data };
}
