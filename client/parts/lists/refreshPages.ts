import type { KeyType } from 'react-relay/relay-hooks/helpers.js';
import {
  createOperationDescriptor,
  getFragment,
  getPaginationMetadata,
  getPaginationVariables,
  getSelector,
  getValueAtPath,
  Observable,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationDescriptor,
  type SingularReaderSelector,
} from 'relay-runtime';

/** The largest page that the server returns. */
const PAGE_SIZE = 100;

interface Connection {
  edges: unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * Fetches the query of a list again, and as many further pages as are loaded. All responses are stored at once: a
 * response of the first page alone would drop the rows of the others. When a page cannot be fetched, the list stays as
 * it is. Returns a function that cancels the refresh.
 */
export function refreshPages(environment: IEnvironment, fragment: GraphQLTaggedNode, key: KeyType): () => void {
  let isCancelled = false;
  void fetchPages(environment, fragment, key).then(
    (responses) => {
      if (!isCancelled) for (const each of responses) storeResponse(environment, each);
    },
    () => undefined,
  );
  return () => (isCancelled = true);
}

interface Response {
  operation: OperationDescriptor;
  response: GraphQLResponse;
}

async function fetchPages(environment: IEnvironment, fragment: GraphQLTaggedNode, key: KeyType): Promise<Response[]> {
  const node = getFragment(fragment);
  const { connectionPathInFragmentData, paginationRequest, paginationMetadata } = getPaginationMetadata(
    node,
    'refreshPages',
  );
  const selector = getSelector(node, key) as SingularReaderSelector;
  const connectionIn = (data: unknown) => getValueAtPath(data, connectionPathInFragmentData) as Connection;
  const loaded = connectionIn(environment.lookup(selector).data).edges.length;
  const variables = { ...selector.owner.variables, ...selector.variables };
  const first = createOperationDescriptor(selector.owner.node, selector.owner.variables);
  const responses = [await fetchResponse(environment, first)];
  let page = connectionIn(dataOf(responses[0]!));
  for (let missing = loaded - page.edges.length; missing > 0 && page.pageInfo.hasNextPage;) {
    const operation = createOperationDescriptor(
      paginationRequest,
      getPaginationVariables(
        'forward',
        Math.min(missing, PAGE_SIZE),
        page.pageInfo.endCursor,
        variables,
        {},
        paginationMetadata,
      ),
    );
    const response = await fetchResponse(environment, operation);
    responses.push(response);
    page = connectionIn(dataOf(response));
    missing -= page.edges.length;
  }
  return responses;
}

async function fetchResponse(environment: IEnvironment, operation: OperationDescriptor): Promise<Response> {
  const { node, variables } = operation.request;
  const response = await environment.getNetwork().execute(node.params, variables, { force: true }).toPromise();
  return { operation, response: response! };
}

const dataOf = ({ response }: Response): unknown => ('data' in response ? response.data : undefined);

const storeResponse = (environment: IEnvironment, { operation, response }: Response) =>
  environment.executeWithSource({ operation, source: Observable.from(response) }).subscribe({});
