import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { keyBinding } from '../../rooms/companies/installations/Installation.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { sqlBuilder } from '../db/tables.ts';
import { SecretBox } from './SecretBox.ts';
import { reseal } from './secrets.jobs.ts';

let app: TestApp;
let installations: string[];
beforeAll(async () => void (app = await createTestApp({}, { runJobs: false })));
beforeEach(async () => {
  const departmentId = await app.world.department(await app.world.company());
  installations = [await app.world.installation(departmentId), await app.world.installation(departmentId)];
});
afterAll(() => app.close());

const keys = (id: string) => `${id}:${Buffer.alloc(32, id).toString('base64')}`;
const rotated = () => new SecretBox(`${keys('ny')},${app.config.encryptionKeys}`);
const storeKey = (id: string, box: SecretBox) =>
  app.db.sql(
    `update installation set connection = 'KEY', zendesk_api_email = 'a@b.dk', zendesk_api_key = $2 where id = $1`,
    [id, box.seal('hemmelig', keyBinding(id))],
  );
const readKey = async (id: string) =>
  (
    (await app.db.sql('select zendesk_api_key as sealed from installation where id = $1', [id])) as [{ sealed: string }]
  )[0].sealed;
const run = { id: 'job', data: {} };

describe('after a key rotation', () => {
  test('all secrets are sealed with the new key, and one that no key opens is logged and not changed', async () => {
    const [lost, kept] = installations as [string, string];
    await storeKey(lost, new SecretBox(keys('borte')));
    await storeKey(kept, app.portal.services.secrets);
    const logged: object[] = [];
    const log = { ...app.portal.services.log, error: (fields: object) => logged.push(fields) };
    await reseal({ ...app.portal.services, log: log as never, secrets: rotated() }, run);
    expect(logged).toEqual([{ table: 'installation', id: lost }]);
    expect(await readKey(lost)).toMatch(/^borte\./);
    expect(new SecretBox(keys('ny')).open(await readKey(kept), keyBinding(kept))).toBe('hemmelig');
  });

  test('the job fails while the database is unavailable', async () => {
    await storeKey(installations[0]!, app.portal.services.secrets);
    const { reads } = app.portal.services;
    const failingReads = {
      run: async (...args: Parameters<typeof reads.run>) =>
        args[1].compile(sqlBuilder).sql.trim().startsWith('update')
          ? Promise.reject(new Error('væk'))
          : reads.run(...args),
    };
    await expect(
      reseal({ ...app.portal.services, reads: failingReads as never, secrets: rotated() }, run),
    ).rejects.toThrow('væk');
  });
});
