import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { everything } from './everything.ts';
import { followDepartments } from './follow.ts';
import { ask } from './portal.ts';

/**
 * A partner's program, written with the knowledge of the guide only. It prints its results as JSON. Part of its
 * requests go through a proxy (PROXY_URL) that cuts connections and drops answers.
 */
const { PORTAL_URL, PORTAL_TOKEN, OTHER_TOKEN, PROXY_URL } = process.env;

async function paging() {
  const ids = new Set();
  let rows = 0;
  for await (const { id } of everything()) {
    ids.add(id);
    rows += 1;
  }
  return { rows, distinct: ids.size };
}

const CREATE = 'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }';
const create = (name, headers) => ask(CREATE, { input: { name, contactPerson: 'Ida Skov' } }, headers);

/** Subscribes through the proxy, which cuts the connection in between. */
async function following() {
  process.env.PORTAL_URL = PROXY_URL;
  const seen = [];
  const stop = followDepartments((edges) => seen.push(edges.map(({ node }) => node.name)));
  process.env.PORTAL_URL = PORTAL_URL;
  const until = async (name) => {
    for (let i = 0; i < 200; i += 1) {
      if (seen.at(-1)?.includes(name)) return true;
      await pause(50);
    }
    return false;
  };
  await pause(500);
  await create('Før afbrydelsen');
  const before = await until('Før afbrydelsen');
  await fetch(`${PROXY_URL}/cut`);
  await create('Under afbrydelsen');
  await fetch(`${PROXY_URL}/mend`);
  const during = await until('Under afbrydelsen');
  await create('Efter afbrydelsen');
  const after = await until('Efter afbrydelsen');
  stop();
  return { before, during, after };
}

/** Sends requests until one is refused, waits for as long as the refusal says, and sends another one. */
async function limits() {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${OTHER_TOKEN}` };
  const body = JSON.stringify({
    query: '{ viewer { customer { activities(first: 100) { edges { node { id } } } } } }',
  });
  const send = () => fetch(`${PORTAL_URL}/graphql`, { method: 'POST', headers, body });
  let answer = await send();
  const limit = Number(answer.headers.get('x-ratelimit-limit'));
  let requests = 1;
  while (answer.status === 200) {
    answer = await send();
    requests += 1;
  }
  const refused = {
    status: answer.status,
    code: (await answer.json()).errors[0].extensions.code,
    remaining: Number(answer.headers.get('x-ratelimit-remaining')),
  };
  const wait = Number(answer.headers.get('retry-after'));
  await pause((wait * 1_000) / Number(process.env.CLOCK_SPEED));
  return { limit, requests, refused, wait, afterwards: (await send()).status };
}

/** Sends a call whose answer the proxy drops, and sends it again with the same idempotency key. */
async function retrying() {
  const key = randomUUID();
  const input = { name: 'Kun én gang', contactPerson: 'Ida Skov' };
  const send = (url) =>
    fetch(`${url}/api/departments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${PORTAL_TOKEN}`, 'idempotency-key': key },
      body: JSON.stringify(input),
    });
  await fetch(`${PROXY_URL}/lose`);
  const lost = await send(PROXY_URL).then(
    () => 'answered',
    () => 'lost',
  );
  const again = await send(PORTAL_URL);
  const { viewer } = await ask('{ viewer { customer { departments(first: 100) { edges { node { name } } } } } }');
  const count = viewer.customer.departments.edges.filter(({ node }) => node.name === input.name).length;
  const conflict = await create('Noget andet', { 'idempotency-key': key }).catch(({ code }) => code);
  return { lost, status: again.status, replayed: again.headers.get('idempotent-replayed'), count, conflict };
}

/** Compares the lists of the REST API with those of GraphQL. */
async function comparison() {
  const rest = async (path) =>
    (await (await fetch(PORTAL_URL + path, { headers: { authorization: `Bearer ${PORTAL_TOKEN}` } })).json()).data;
  const connection = (name, fields) => `${name}(first: 100) { edges { node { ${fields} } } }`;
  const lists = {
    departments: ['/api/departments', 'id name contactPerson'],
    installations: ['/api/zendesk-instances', 'id subdomain contractTerm'],
    licenses: ['/api/licenses', 'id type quantity status'],
    licenseRequests: ['/api/licenses/requests', 'id status'],
    serviceAgreements: ['/api/departments/service-agreements', 'id status startDate endDate'],
    clipCards: ['/api/departments/clip-cards', 'id hours hoursUsed status'],
  };
  const found = {};
  for (const [name, [path, fields]] of Object.entries(lists)) {
    const { viewer } = await ask(`{ viewer { customer { ${connection(name, fields)} } } }`);
    const fromGraphQL = viewer.customer[name].edges.map(({ node }) => node);
    const fromRest = (await rest(path)).map((row) =>
      Object.fromEntries(fields.split(' ').map((field) => [field, row[field]])),
    );
    const sorted = (rows) => JSON.stringify(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    found[name] = { rows: fromGraphQL.length, same: sorted(fromGraphQL) === sorted(fromRest) };
  }
  const { viewer } = await ask('{ viewer { customer { id name email } } }');
  const { id, name, email } = await rest('/api/company');
  found.company = { rows: 1, same: JSON.stringify(viewer.customer) === JSON.stringify({ id, name, email }) };
  return found;
}

const [page, limit] = await Promise.all([paging(), limits()]);
process.stdout.write(
  JSON.stringify({
    paging: page,
    limits: limit,
    following: await following(),
    retrying: await retrying(),
    comparison: await comparison(),
  }),
);
