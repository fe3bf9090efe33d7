import { Environment, Network, RecordSource, Store, type FetchFunction, type GraphQLResponse } from 'relay-runtime';
import { ask, type Answer, type Question } from './ask.ts';
import { takeAskedAhead } from './askedAhead.ts';
import { endsSession, NetworkError, PortalError } from './errors.ts';
import { sessionEnded, sessionToken } from './session.ts';
import { subscribe } from './socket.ts';

let current: Environment | undefined;

export function environment(): Environment {
  current ??= new Environment({
    network: Network.create(send, subscribe),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
  return current;
}

const send: FetchFunction = async ({ id, name }, variables) => {
  const token = sessionToken();
  const answer = await post({ id, operationName: name, variables }, token);
  const [error] = answer.errors ?? [];
  if (!error) return answer as GraphQLResponse;
  const failure = new PortalError(error.message, error.extensions?.code ?? 'INTERNAL', error.extensions?.fields);
  if (endsSession(failure)) sessionEnded(token);
  throw failure;
};

async function post(question: Question, token: string | null): Promise<Answer> {
  try {
    return await (takeAskedAhead(question.id, token) ?? ask(question, token));
  } catch (error) {
    throw new NetworkError('Serveren kan ikke nås', { cause: error });
  }
}
