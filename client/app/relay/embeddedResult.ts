import { createOperationDescriptor, type ConcreteRequest, type IEnvironment, type Variables } from 'relay-runtime';

interface EmbeddedResult {
  id: string;
  variables: Variables;
  data: Parameters<IEnvironment['commitPayload']>[1];
}

/**
 * Writes the query result that the server embedded in the page to the store, so that the query needs no request.
 * Returns whether the page held a result for this query and these variables. The embedded result is removed from the
 * page, because it would be out of date later.
 */
export function commitEmbeddedResult(environment: IEnvironment, query: ConcreteRequest, variables: Variables): boolean {
  const element = document.getElementById('embedded-result');
  if (!element) return false;
  element.remove();
  const result = JSON.parse(element.textContent ?? '') as EmbeddedResult;
  if (result.id !== query.params.id || JSON.stringify(result.variables) !== JSON.stringify(variables)) return false;
  environment.commitPayload(createOperationDescriptor(query, variables), result.data);
  return true;
}
