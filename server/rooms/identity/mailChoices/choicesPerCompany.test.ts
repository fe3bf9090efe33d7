import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

test('a person of two companies mutes the mails of each company apart', async () => {
  const first = await app.world.person();
  const second = await app.world.membership(first);
  const mute = (company: string | null) =>
    app.graphql('mutation { setMailChoice(category: ORDERS, isOn: false) { isOn } }', { token: first.token, company });
  const isMuted = async (customerId: string | null) => {
    const [row] = await app.db.sql<{ muted: boolean }>(
      `select mutes_mail($1, 'ORDERS') as muted from set_config('app.customer_id', $2, true)`,
      [first.email, customerId ?? ''],
    );
    return row!.muted;
  };
  const muted = async () => [await isMuted(first.customerId), await isMuted(second.customerId), await isMuted(null)];
  expect(await muted()).toEqual([false, false, false]);
  expect((await mute(first.customerId)).errors).toBeUndefined();
  expect(await muted()).toEqual([true, false, false]);
  await mute(second.customerId);
  expect(await muted()).toEqual([true, true, true]);
});
