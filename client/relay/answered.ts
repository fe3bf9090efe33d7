import { createOperationDescriptor, type ConcreteRequest, type IEnvironment, type Variables } from 'relay-runtime';

interface Answered {
  id: string;
  variables: Variables;
  data: Parameters<IEnvironment['commitPayload']>[1];
}

/** What the server has asked already for the page as it sent it; taken once, it need not be asked again. */
export function takeAnswered(environment: IEnvironment, query: ConcreteRequest, variables: Variables): boolean {
  const element = document.getElementById('answered');
  if (!element) return false;
  element.remove();
  const answered = JSON.parse(element.textContent ?? '') as Answered;
  if (answered.id !== query.params.id || JSON.stringify(answered.variables) !== JSON.stringify(variables)) return false;
  environment.commitPayload(createOperationDescriptor(query, variables), answered.data);
  return true;
}
