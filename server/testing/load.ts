import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from './World.ts';

/** What was asked of the portal, when, and what came of it. */
export interface Asked {
  kind: 'read' | 'department' | 'department, sent again' | 'invitation, sent again';
  /** What a write makes is called so, or has that e-mail. */
  name: string;
  at: number;
  ms: number;
  /** 0 where no answer came. */
  status: number;
  isDone: boolean;
}

export interface Load {
  asked: Asked[];
  /** Those that were sent at some time, in milliseconds since 1970. */
  between(from: number, to: number): Asked[];
  /** No more; what is under way is waited for. */
  stop(): Promise<void>;
}

interface LoadOptions {
  url: () => string;
  /** Each may invite 50 strangers in an hour. */
  people: Person[];
  perSecond: number;
}

interface Request {
  path: string;
  method?: string;
  body?: object;
  key?: string;
}

const PATIENCE_MS = 15_000;
const AGAIN_AFTER_MS = 200;
/** For so long is a write with a key sent again. */
const AGAIN_MS = 30_000;

const READ = '{ viewer { customer { id departments(first: 10) { edges { node { id name } } } } } }';
const DEPARTMENT = 'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }';
const INVITATION = 'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { edge { node { id } } } }';
const document = (query: string, input?: object): Request => ({ path: '/graphql', body: { query, ...(input && { variables: { input } }) } });

/** People who go on reading and writing, by GraphQL and by REST, whatever happens to the portal meanwhile. */
export function startLoad({ url, people, perSecond }: LoadOptions): Load {
  const asked: Asked[] = [];
  const underWay = new Set<Promise<void>>();

  const send = async ({ path, method, body, key }: Request, { token }: Person) => {
    try {
      const answer = await fetch(`${url()}${path}`, {
        method: method ?? (body ? 'POST' : 'GET'), signal: AbortSignal.timeout(PATIENCE_MS), ...(body && { body: JSON.stringify(body) }),
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }), ...(key && { 'idempotency-key': key }) },
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
    asked.push({ kind, name, at, ms: Date.now() - at, ...came });
    return came.isDone;
  };
  const noteUntilDone = async (kind: Asked['kind'], name: string, request: Request, person: Person) => {
    const until = Date.now() + AGAIN_MS;
    while (!(await note(kind, name, request, person)) && Date.now() < until) await pause(AGAIN_AFTER_MS);
  };

  const rota: ((name: string, person: Person) => Promise<unknown>)[] = [
    (name, person) => note('read', name, document(READ), person),
    (name, person) => note('department', name, { path: '/api/departments', body: { name, contactPerson: 'Karin' } }, person),
    (name, person) => note('read', name, { path: '/api/departments?first=10' }, person),
    (name, person) => noteUntilDone('department, sent again', name, { ...document(DEPARTMENT, { name, contactPerson: 'Karin' }), key: name }, person),
    (name, person) => note('read', name, document(READ), person),
    (name, person) => noteUntilDone('invitation, sent again', name, { ...document(INVITATION, { name: 'Inge', email: name }), key: name }, person),
  ];

  const state = { isOn: true, began: Date.now() };
  const going = (async () => {
    for (let sent = 0; state.isOn; await pause(5)) {
      for (; state.isOn && sent < ((Date.now() - state.began) / 1_000) * perSecond; sent += 1) {
        const turn = rota[sent % rota.length]!;
        const one = turn(`${randomUUID()}@firma.example`, people[Math.floor(sent / rota.length) % people.length]!).then(() => void underWay.delete(one));
        underWay.add(one);
      }
    }
  })();

  return {
    asked,
    between: (from, to) => asked.filter(({ at }) => at >= from && at < to),
    async stop() {
      state.isOn = false;
      await going;
      await Promise.all(underWay);
    },
  };
}
