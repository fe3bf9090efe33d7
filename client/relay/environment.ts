import { Environment, Network, RecordSource, Store, type FetchFunction, type GraphQLResponse } from 'relay-runtime';
import { takeAskedAhead } from './askedAhead.ts';
import { endsSession, NetworkError, PortalError } from './errors.ts';
import { sessionEnded, sessionToken } from './session.ts';
import { subscribe } from './socket.ts';

const TIMEOUT_MS = 15_000;

let current: Environment | undefined;

export function environment(): Environment {
  current ??= new Environment({ network: Network.create(send, subscribe), store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }) });
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

interface Answer {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
}

interface Question {
  id: string | null | undefined;
  operationName: string;
  variables: object;
}

async function post(body: Question, token: string | null): Promise<Answer> {
  try {
    const response = await (takeAskedAhead(body.id, token) ?? fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }));
    return (await response.json()) as Answer;
  } catch (error) {
    throw new NetworkError('Serveren kan ikke nås', { cause: error });
  }
}
