import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadRequest } from '../../server/testing/load.ts';
import { socketTo } from '../../server/testing/socket.ts';
import type { Person } from '../../server/testing/World.ts';

export interface People {
  admins: Person[];
  users: Person[];
  /** Programs with an API token of the company of the user with the same number. */
  partnerTokens: string[];
}

export interface Sent {
  kind: string;
  ms: number;
  /** HTTP status, or 0 when no answer arrived. */
  status: number;
  isDone: boolean;
}

interface Following {
  customerId: string;
  /** When the socket was subscribed for certain, and when it closed; milliseconds since 1970. */
  from: number;
  to: number;
  names: Set<string>;
}

/** A department whose creation was acknowledged. */
interface Created {
  name: string;
  customerId: string;
  sentAt: number;
  doneAt: number;
}

const TIMEOUT_MS = 30_000;
const RETRY_MS = 120_000;
/** Time for a subscription to start, and for an event to arrive, before its absence counts. */
const EVENT_MS = 10_000;

const LIST = '{ admin { companies(first: 25) { edges { node { id name } } } } }';
const CARDS = '{ admin { clipCards(first: 25) { edges { node { id department { name } } } } } }';
const ADMIN_SEARCH = 'query ($text: String!) { admin { search(text: $text) { title } } }';
const OWN_SEARCH = 'query ($text: String!) { search(text: $text) { title } }';
const COMPANY = `query ($id: ID!) {
  admin { customer(id: $id) { departments(first: 100) { edges { node { name } } } } }
}`;
const DASHBOARD = '{ dashboard { stats { clipCardHours } recentActivity { id title } } }';
const CREATE = 'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }';
const CREATE_AS_ADMIN = `mutation ($id: ID!, $input: DepartmentInput!) {
  createDepartmentAsAdmin(customerId: $id, input: $input) { edge { node { id } } } }`;
const EVENTS = 'subscription { departmentChanged { edge { node { name } } } }';

/**
 * People, programs and sockets that keep using the portal, whatever happens to it. Each one waits for an answer before
 * the next request. Answers are compared with what their caller must see: own writes at once, everybody's acknowledged
 * writes in lists, and nothing of other companies.
 */
export function startScaleLoad({ url, people, pauseMs }: { url: string; people: People; pauseMs: number }) {
  const sent: Sent[] = [];
  const writes: LoadRequest[] = [];
  const created: Created[] = [];
  const following: Following[] = [];
  const wrong: string[] = [];
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;

  const send = async (kind: string, token: string, path: string, body?: object, key?: string) => {
    const started = performance.now();
    const answer = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
    })
      .then(async (response) => ({ status: response.status, body: (await response.json().catch(() => ({}))) as any }))
      .catch(() => ({ status: 0, body: {} as any }));
    const isDone = answer.status === 200 && !answer.body.errors;
    sent.push({ kind, ms: performance.now() - started, status: answer.status, isDone });
    return { ...answer, isDone };
  };
  const query = (kind: string, token: string, document: string, variables = {}, key?: string) =>
    send(kind, token, '/graphql', { query: document, variables }, key);

  /** Creates a department, and sends the call again with its key until it is acknowledged. */
  const create = async (
    kind: string,
    customerId: string,
    attempt: (name: string, key: string) => ReturnType<typeof send>,
  ) => {
    const name = `Skala ${randomUUID()}`;
    const sentAt = Date.now();
    for (const until = sentAt + RETRY_MS; ;) {
      const at = Date.now();
      const { status, isDone } = await attempt(name, name.replace(' ', '-'));
      writes.push({ kind: 'department, sent again', name, at, status, isDone });
      if (isDone) {
        created.push({ name, customerId, sentAt, doneAt: Date.now() });
        return name;
      }
      if (Date.now() > until) throw new Error(`${kind}: not acknowledged within two minutes`);
      await pause(100);
    }
  };
  const input = (name: string) => ({ name, contactPerson: 'Karin' });
  const titles = (hits: { title: string }[]) => hits.map(({ title }) => title);
  const namesOf = (edges: { node: { name: string } }[]) => edges.map(({ node }) => node.name);
  const expectFound = (what: string, found: string[], name: string) => {
    if (!found.includes(name)) wrong.push(`${what}: ${name} is missing`);
  };

  const actAsAdmin = async (admin: Person, turn: number) => {
    await query('admin: list of companies', admin.token, LIST);
    await query('admin: list of clip cards', admin.token, CARDS);
    await query('admin: search', admin.token, ADMIN_SEARCH, { text: `Firma ${turn % 1000}` });
    const newest = created.at(-1);
    if (newest) {
      const list = await query('admin: company', admin.token, COMPANY, { id: newest.customerId });
      const names = namesOf(list.body.data?.admin?.customer?.departments.edges ?? []);
      // A company with more departments than a page has may not show the newest one.
      if (list.isDone && names.length < 100) expectFound('a list misses an acknowledged write', names, newest.name);
    }
    if (turn % 5) return;
    const customerId = people.users[turn % people.users.length]!.customerId!;
    const name = await create('admin: write', customerId, (text, key) =>
      query('admin: write', admin.token, CREATE_AS_ADMIN, { id: customerId, input: input(text) }, key),
    );
    const found = await query('admin: search for own write', admin.token, ADMIN_SEARCH, { text: name });
    if (found.isDone) expectFound('an admin does not see an own write', titles(found.body.data.admin.search), name);
  };

  const actAsUser = async (user: Person, turn: number) => {
    await query('user: dashboard', user.token, DASHBOARD);
    await query('user: search', user.token, OWN_SEARCH, { text: 'Afdeling' });
    const foreign = created.findLast(({ customerId }) => customerId !== user.customerId);
    if (foreign) {
      const hits = await query('user: search for a foreign name', user.token, OWN_SEARCH, { text: foreign.name });
      if (hits.isDone && hits.body.data.search.length)
        wrong.push(`a user sees a row of another company: ${foreign.name}`);
    }
    if (turn % 5) return;
    const name = await create('user: write', user.customerId!, (text, key) =>
      query('user: write', user.token, CREATE, { input: input(text) }, key),
    );
    const found = await query('user: search for own write', user.token, OWN_SEARCH, { text: name });
    if (found.isDone) expectFound('a user does not see an own write', titles(found.body.data.search), name);
  };

  const actAsPartner = async (token: string, user: Person, turn: number) => {
    await send('partner: list', token, '/api/departments?first=25');
    await send('partner: search', token, '/api/search?text=Afdeling');
    if (turn % 5) return;
    await create('partner: write', user.customerId!, (text, key) =>
      send('partner: write', token, '/api/departments', input(text), key),
    );
  };

  const keepGoing = async (act: (turn: number) => Promise<void>, first: number) => {
    for (let turn = first; !isStopping(); turn += 1) {
      await act(turn).catch((error: unknown) => wrong.push(String(error)));
      await pause(pauseMs);
    }
  };

  /** Keeps a subscription, and opens the socket again when a process of the portal ends. */
  const follow = async ({ token, customerId }: Person) => {
    while (!isStopping()) {
      const socket = await socketTo(url, token).catch(() => undefined);
      if (socket) {
        const record: Following = {
          customerId: customerId!,
          from: Date.now() + EVENT_MS,
          to: Infinity,
          names: new Set(),
        };
        following.push(record);
        const closed = socket.closed().then(() => void (record.to = Date.now()));
        socket.send({ id: 'live', type: 'subscribe', payload: { query: EVENTS } });
        const stop = () => void socket.close();
        stopping.signal.addEventListener('abort', stop);
        const read = async () => {
          for (;;) {
            const message: any = await socket
              .next(({ id, type }) => id === 'live' && type === 'next')
              .catch(() => undefined);
            if (record.to !== Infinity && !message) return;
            const name = message?.payload.data?.departmentChanged?.edge?.node.name;
            if (name) record.names.add(name);
          }
        };
        void read();
        await closed;
        stopping.signal.removeEventListener('abort', stop);
      }
      await pause(500);
    }
  };

  const running = Promise.all([
    ...people.admins.map((admin, i) => keepGoing((turn) => actAsAdmin(admin, turn), i)),
    ...people.users.map((user, i) => keepGoing((turn) => actAsUser(user, turn), i)),
    ...people.partnerTokens.map((token, i) => keepGoing((turn) => actAsPartner(token, people.users[i]!, turn), i)),
    ...people.users.map(follow),
  ]);

  return {
    sent,
    writes,
    wrong,
    /** Acknowledged writes of which a socket heard nothing, although it was open long before and after. */
    missedEvents: () =>
      following.flatMap(({ customerId, from, to, names }) =>
        created.filter(
          (write) =>
            write.customerId === customerId &&
            write.sentAt > from &&
            write.doneAt + EVENT_MS < to &&
            !names.has(write.name),
        ),
      ),
    events: () => following.reduce((sum, { names }) => sum + names.size, 0),
    sockets: () => following.length,
    /** Stops sending. Events of the last writes may still arrive before the sockets close. */
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
