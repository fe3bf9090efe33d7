import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from './World.ts';

/** One request of a load, and its outcome. */
export interface Asked {
  kind: 'read' | 'department' | 'department, sent again' | 'invitation, sent again';
  /** The name or e-mail of what a write makes. */
  name: string;
  /** When it was sent. */
  at: number;
  /** 0 where no answer came. */
  status: number;
  isDone: boolean;
}

export interface Load {
  asked: Asked[];
  /** Requests that were sent from that moment on, in milliseconds since 1970. */
  since(moment: number): Asked[];
  /** Resolves when so many more requests have succeeded. */
  untilDone(count: number): Promise<void>;
  /** Sends no more and waits for the requests that are under way. */
  stop(): Promise<void>;
}

interface LoadOptions {
  url: () => string;
  /** Each may invite 50 strangers in an hour. */
  people: Person[];
}

interface Request {
  path: string;
  method?: string;
  body?: object;
  key?: string;
}

const PATIENCE_MS = 30_000;
/** Between a person's requests, and before a failed write is sent again under its key. */
const PAUSE_MS = 100;
/** For so long a write with a key is sent again. */
const AGAIN_MS = 120_000;

const READ = '{ viewer { customer { id departments(first: 10) { edges { node { id name } } } } } }';
const DEPARTMENT = 'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }';
const INVITATION = 'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { edge { node { id } } } }';
const document = (query: string, input?: object): Request => ({
  path: '/graphql',
  body: { query, ...(input && { variables: { input } }) },
});

/**
 * People who go on reading and writing, by GraphQL and by REST, whatever happens to the portal. Each waits for an answer
 * before the next request, so that a slow machine gets fewer requests instead of a growing queue.
 */
export function startLoad({ url, people }: LoadOptions): Load {
  const asked: Asked[] = [];

  const send = async ({ path, method, body, key }: Request, { token }: Person) => {
    try {
      const answer = await fetch(`${url()}${path}`, {
        method: method ?? (body ? 'POST' : 'GET'),
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body && { body: JSON.stringify(body) }),
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
      });
      const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
      // GraphQL tells some failures with 200.
      return { status: errors && answer.status === 200 ? 500 : answer.status, isDone: answer.ok && !errors };
    } catch {
      return { status: 0, isDone: false };
    }
  };
  const note = async (kind: Asked['kind'], name: string, request: Request, person: Person) => {
    const at = Date.now();
    const came = await send(request, person);
    asked.push({ kind, name, at, ...came });
    return came.isDone;
  };
  const noteUntilDone = async (kind: Asked['kind'], name: string, request: Request, person: Person) => {
    const until = Date.now() + AGAIN_MS;
    while (!(await note(kind, name, request, person)) && Date.now() < until) await pause(PAUSE_MS);
  };

  const rota: ((name: string, person: Person) => Promise<unknown>)[] = [
    (name, person) => note('read', name, document(READ), person),
    (name, person) =>
      note('department', name, { path: '/api/departments', body: { name, contactPerson: 'Karin' } }, person),
    (name, person) => note('read', name, { path: '/api/departments?first=10' }, person),
    (name, person) =>
      noteUntilDone(
        'department, sent again',
        name,
        { ...document(DEPARTMENT, { name, contactPerson: 'Karin' }), key: name },
        person,
      ),
    (name, person) => note('read', name, document(READ), person),
    (name, person) =>
      noteUntilDone(
        'invitation, sent again',
        name,
        { ...document(INVITATION, { name: 'Inge', email: name }), key: name },
        person,
      ),
  ];

  let isOn = true;
  const isStopped = () => !isOn;
  const keepAsking = async (person: Person, first: number) => {
    for (let turn = first; !isStopped(); turn += 1) {
      await rota[turn % rota.length]!(`${randomUUID()}@firma.example`, person);
      await pause(PAUSE_MS);
    }
  };
  const everybody = Promise.all(people.map(keepAsking));
  const done = () => asked.filter(({ isDone }) => isDone).length;

  return {
    asked,
    since: (moment) => asked.filter(({ at }) => at >= moment),
    async untilDone(count) {
      for (const wanted = done() + count; done() < wanted;) await pause(20);
    },
    async stop() {
      isOn = false;
      await everybody;
    },
  };
}
