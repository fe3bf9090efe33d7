import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const sorted = async (text: string) => (await app.db.sql<{ value: string }>(text)).map(({ value }) => value);

test('ids are in the order of time, also those that Danish rules would read an Å in', async () => {
  const ids = ['act_01aa', 'act_01a9', 'act_01ab', 'act_01b0', 'act_01az'];
  expect(await sorted(`select value from unnest(array[${ids.map((id) => `'${id}'`).join(', ')}]) value order by value`)).toEqual(ids.toSorted());
});

test('companies, their departments and users, and the team are in the order of Danish names', async () => {
  const names = ['Aabenraa Tag', 'Zoo', 'Ærø Bryggeri', 'Østerbro Kaffe', 'Ål & Co', 'aarhus ler', 'bager', 'Café'];
  for (const name of names) await app.world.company(name);
  const danish = new Intl.Collator('da').compare;
  expect(await sorted(`select name as value from customer order by name`)).toEqual(names.toSorted(danish));
  const customerId = await app.world.company('Firma');
  for (const name of names) {
    await app.world.department(customerId, name);
    await app.world.person({ customerId, name });
  }
  for (const table of ['department', 'user_account']) {
    expect(await sorted(`select name as value from ${table} where customer_id = '${customerId}' order by name`)).toEqual(names.toSorted(danish));
  }
  for (const name of names) await app.world.teamMember(name);
  expect(await sorted(`select name as value from team_member order by name`)).toEqual(names.toSorted(danish));
});
