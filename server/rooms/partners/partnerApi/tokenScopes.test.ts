import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let administrator: Person;
let departmentId: string;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  administrator = await app.world.person();
  departmentId = await app.world.department(administrator.customerId!);
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: administrator.token }));
const TOKEN = 'token change { edge { node { id subjects departmentIds } } }';
const issue = (input: object) =>
  run(`mutation ($input: IssueApiTokenInput!) { issueOwnApiToken(input: $input) { ${TOKEN} } }` as const, {
    input: { name: 'Kasse', scope: 'READ', ...input },
  });
const seenBy = async (token: string) =>
  (await app.graphql('{ viewer { subjects departmentIds } }', { token })).data.viewer;
const ALL = ['FINANCE', 'LICENSES', 'AGREEMENTS', 'TASKS', 'INTEGRATIONS', 'PEOPLE'];

describe('an API token', () => {
  test('is issued for subjects and departments, and sees no others', async () => {
    const { data } = await issue({ subjects: ['TASKS', 'LICENSES'], departmentIds: [departmentId] });
    const { token, change } = data.issueOwnApiToken;
    const limits = { subjects: ['LICENSES', 'TASKS'], departmentIds: [departmentId] };
    expect(change.edge!.node).toMatchObject(limits);
    expect(await seenBy(token)).toEqual(limits);
    const [entry] = await app.db.sql('select detail from audit_entry where target_id = $1', [change.edge!.node.id]);
    expect(entry).toEqual({ detail: 'Kun læse · Licenser, Opgaver · 1 afdeling' });
  });

  test('sees everything when nothing is chosen, as tokens from before did', async () => {
    const { token } = (await issue({})).data.issueOwnApiToken;
    const old = await app.world.apiToken(administrator.customerId!);
    for (const each of [token, old.token]) expect(await seenBy(each)).toEqual({ subjects: ALL, departmentIds: null });
  });

  test('keeps its limits when it is replaced', async () => {
    const limits = { subjects: ['TASKS'], departmentIds: [departmentId] };
    const { change } = (await issue(limits)).data.issueOwnApiToken;
    const { data } = await run(
      `mutation ($id: ID!) { rotateOwnApiToken(id: $id, overlapDays: 0) { ${TOKEN} } }` as const,
      { id: change.edge!.node.id },
    );
    expect(await seenBy(data.rotateOwnApiToken.token)).toEqual(limits);
  });

  test('is issued by an admin with limits as well', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const issueAsAdmin = (departmentIds: string[]) =>
      run(
        `mutation ($customerId: ID!, $departmentIds: [ID!]) {
          issueApiToken(
            customerId: $customerId, name: "Kasse", scope: READ, subjects: [FINANCE], departmentIds: $departmentIds
          ) { token }
        }`,
        { customerId: administrator.customerId, departmentIds },
        admin.token,
      );
    const { token } = (await issueAsAdmin([departmentId])).data.issueApiToken;
    expect(await seenBy(token)).toEqual({ subjects: ['FINANCE'], departmentIds: [departmentId] });
    const foreign = await app.world.department(await app.world.company());
    expect((await issueAsAdmin([foreign])).fieldErrors).toEqual({ departmentIds: 'Afdelingen findes ikke' });
  });

  test('is refused for departments of other companies and for people who are no administrators', async () => {
    const foreign = await app.world.department(await app.world.company());
    for (const id of [foreign, 'dep_ukendt', ''])
      expect((await issue({ departmentIds: [departmentId, id] })).fieldErrors).toEqual({
        departmentIds: 'Afdelingen findes ikke',
      });
    const limited = await app.world.scopedPerson(administrator.customerId!, {
      companyRole: 'BUYER',
      subjects: ['TASKS'],
    });
    const { errorCode } = await run(
      'mutation ($input: IssueApiTokenInput!) { issueOwnApiToken(input: $input) { token } }',
      { input: { name: 'Kasse', scope: 'READ' } },
      limited.token,
    );
    expect(errorCode).toBe('FORBIDDEN');
  });
});
