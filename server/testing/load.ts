import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from './World.ts';

/** One request of the load and its outcome. */
export interface LoadRequest {
  kind: 'read' | 'department' | 'department, sent again' | 'invitation, sent again';
  /** Name or e-mail of the row that a write creates. */
  name: string;
  /** When the request was sent, in milliseconds since 1970. */
  at: number;
  /** HTTP status, or 0 when no answer arrived. */
  status: number;
  /** Whether the answer reported success. */
  isDone: boolean;
}

export interface Load {
  requests: LoadRequest[];
  /** The requests that were sent at or after a moment in milliseconds since 1970. */
  since(moment: number): LoadRequest[];
  /** Resolves when `count` more requests have succeeded; waits without a limit. */
  waitUntilDone(count: number): Promise<void>;
  /** Stops sending and waits for running requests. */
  stop(): Promise<void>;
}

interface LoadOptions {
  url: () => string;
  /** Users who send requests. Each one may send 50 invitations per hour. */
  people: Person[];
}

interface Request {
  path: string;
  method?: string;
  body?: object;
  key?: string;
}

const TIMEOUT_MS = 30_000;
/** Pause between requests of a person, and before a failed write is sent again with its key. */
const PAUSE_MS = 100;
/** How long a failed write with an idempotency key is sent again. */
const RETRY_MS = 120_000;

const READ = '{ viewer { customer { id departments(first: 10) { edges { node { id name } } } } } }';
const DEPARTMENT = 'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }';
const INVITATION = 'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { edge { node { id } } } }';
const graphqlRequest = (query: string, input?: object): Request => ({
  path: '/graphql',
  body: { query, ...(input && { variables: { input } }) },
});

/**
 * Starts users who keep reading and writing by GraphQL and REST, whatever happens to the portal. Each user waits for an
 * answer before the next request, so that a slow portal gets fewer requests instead of a growing queue.
 */
export function startLoad({ url, people }: LoadOptions): Load {
  const requests: LoadRequest[] = [];

  const send = async ({ path, method, body, key }: Request, { token }: Person) => {
    try {
      const answer = await fetch(`${url()}${path}`, {
        method: method ?? (body ? 'POST' : 'GET'),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && { body: JSON.stringify(body) }),
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
      });
      const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
      // GraphQL reports some failures with status 200.
      return { status: errors && answer.status === 200 ? 500 : answer.status, isDone: answer.ok && !errors };
    } catch {
      return { status: 0, isDone: false };
    }
  };
  const sendAndRecord = async (kind: LoadRequest['kind'], name: string, request: Request, person: Person) => {
    const at = Date.now();
    const outcome = await send(request, person);
    requests.push({ kind, name, at, ...outcome });
    return outcome.isDone;
  };
  const sendUntilDone = async (kind: LoadRequest['kind'], name: string, request: Request, person: Person) => {
    const until = Date.now() + RETRY_MS;
    while (!(await sendAndRecord(kind, name, request, person)) && Date.now() < until) await pause(PAUSE_MS);
  };

  const actions: ((name: string, person: Person) => Promise<unknown>)[] = [
    (name, person) => sendAndRecord('read', name, graphqlRequest(READ), person),
    (name, person) =>
      sendAndRecord('department', name, { path: '/api/departments', body: { name, contactPerson: 'Karin' } }, person),
    (name, person) => sendAndRecord('read', name, { path: '/api/departments?first=10' }, person),
    (name, person) =>
      sendUntilDone(
        'department, sent again',
        name,
        { ...graphqlRequest(DEPARTMENT, { name, contactPerson: 'Karin' }), key: name },
        person,
      ),
    (name, person) => sendAndRecord('read', name, graphqlRequest(READ), person),
    (name, person) =>
      sendUntilDone(
        'invitation, sent again',
        name,
        { ...graphqlRequest(INVITATION, { name: 'Inge', email: name }), key: name },
        person,
      ),
  ];

  const stopping = new AbortController();
  const keepSending = async (person: Person, first: number) => {
    for (let turn = first; !stopping.signal.aborted; turn += 1) {
      await actions[turn % actions.length]!(`${randomUUID()}@firma.example`, person);
      await pause(PAUSE_MS);
    }
  };
  const running = Promise.all(people.map(keepSending));
  const countDone = () => requests.filter(({ isDone }) => isDone).length;

  return {
    requests,
    since: (moment) => requests.filter(({ at }) => at >= moment),
    async waitUntilDone(count) {
      for (const wanted = countDone() + count; countDone() < wanted;) await pause(20);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
