import { Agent, request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';

const ROWS = 100;
const WARM_UP = 150;
const CALLS = 50;
/** An answer with its rows takes more than a hundred kilobytes. */
const MOST_BYTES = 60_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void;

let app: TestApp;
let token: string;
let url: string;
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  app = await createTestApp();
  const person = await app.world.person();
  token = person.token;
  await app.db.sql(
    `insert into department (id, customer_id, name, contact_person, phone_number, street, zip, city, created_at)
     select 'dep_garbage_' || i, '${person.customerId!}', 'Afdeling ' || i, 'Ib Holm', '12345678', 'Vej 1', '8000',
       'Aarhus', now()
     from generate_series(1, ${ROWS}) i`,
  );
  ({ url } = app);
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

function call(query: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = request(`${url}/graphql`, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve(text));
    });
    sent.on('error', reject).end(JSON.stringify({ query }));
  });
}

const oldBytes = () =>
  getHeapSpaceStatistics()
    .filter(({ space_name: name }) => !name.startsWith('new_'))
    .reduce((sum, space) => sum + space.space_used_size, 0);

test('nothing of a request outlives the collections of the young generation', async () => {
  const query = `{ viewer { customer { departments(first: ${ROWS}) { edges { node { id name contactPerson } } } } } }`;
  const answer = async () => expect((await call(query)).split('"id"')).toHaveLength(ROWS + 1);
  for (let i = 0; i < WARM_UP; i += 1) await answer();
  collect();
  const before = oldBytes();
  for (let i = 0; i < CALLS; i += 1) {
    await answer();
    // The request has ended when the server's sockets have had their turn.
    await setImmediate();
    collect({ type: 'minor' });
    collect({ type: 'minor' });
  }
  const keptBytes = (oldBytes() - before) / CALLS;
  expect(keptBytes).toBeLessThan(MOST_BYTES);
});
