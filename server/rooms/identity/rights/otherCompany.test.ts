import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { newEmail } from '../../../testing/newNames.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
/** An administrator of two companies, as a user of each. */
let here: Person;
let there: Person;
let colleagueHere: Person;
let colleagueThere: Person;
let departmentHere: string;
let departmentThere: string;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  here = await app.world.person();
  there = await app.world.membership(here);
  colleagueHere = await app.world.scopedPerson(here.customerId!, { subjects: ['TASKS'], departmentIds: [] });
  colleagueThere = await app.world.scopedPerson(there.customerId!, { subjects: ['TASKS'], departmentIds: [] });
  departmentHere = await app.world.department(here.customerId!);
  departmentThere = await app.world.department(there.customerId!);
});
afterAll(() => app.close());

/** A call in one of the two companies. */
const callIn = (document: string, variables: object, { token, customerId }: Person = here) =>
  app.graphql(document, { variables, token, company: customerId });
const SET = 'mutation ($input: SetUserRightsInput!) { setUserRights(input: $input) { deletedId } }';
const REQUEST = 'mutation ($input: RequestRightsInput!) { requestRights(input: $input) { deletedId } }';
const ANSWER = 'mutation ($id: ID!) { answerRightsRequest(id: $id, isGranted: true) { deletedId } }';
const UNKNOWN_DEPARTMENT = { departmentIds: 'Afdelingen findes ikke' };
const scopesOf = (...people: Person[]) =>
  app.db.sql('select subjects, department_ids from user_account where id = any($1) order by id', [
    people.map(({ id }) => id),
  ]);

describe('a person of two companies', () => {
  test('changes in each of them the rights of its own users alone', async () => {
    const before = await scopesOf(colleagueHere, colleagueThere);
    const input = (user: Person) => ({ input: { userId: user.id, subjects: null, departmentIds: null } });
    expect((await callIn(SET, input(colleagueThere), here)).errorCode).toBe('NOT_FOUND');
    expect((await callIn(SET, input(colleagueHere), there)).errorCode).toBe('NOT_FOUND');
    // Not even those of their own other membership.
    expect((await callIn(SET, input(there), here)).errorCode).toBe('NOT_FOUND');
    expect(await scopesOf(colleagueHere, colleagueThere)).toEqual(before);
    expect((await callIn(SET, input(colleagueThere), there)).errors).toBeUndefined();
  });

  test('gives nobody a department of the other company', async () => {
    for (const departmentIds of [[departmentThere], [departmentHere, departmentThere]]) {
      const limits = { companyRole: 'MEMBER', departmentIds };
      const person = { name: 'Inge', email: newEmail(), ...limits };
      const calls: [document: string, input: object][] = [
        [SET, { userId: colleagueHere.id, ...limits }],
        ['mutation ($input: InviteUserInput!) { inviteUser(input: $input) { deletedId } }', person],
        [
          'mutation ($input: CreateUserInput!) { createUser(input: $input) { deletedId } }',
          { ...person, password: 'otte tegn' },
        ],
        [
          'mutation ($input: IssueApiTokenInput!) { issueOwnApiToken(input: $input) { token } }',
          { name: 'Kasse', scope: 'READ', departmentIds },
        ],
      ];
      for (const [document, input] of calls)
        expect((await callIn(document, { input }, here)).fieldErrors).toEqual(UNKNOWN_DEPARTMENT);
    }
    const tables = ['user_account', 'invitation', 'api_token'];
    for (const table of tables)
      expect(
        await app.db.sql(`select id from ${table} where customer_id = $1 and $2 = any (department_ids)`, [
          here.customerId,
          departmentThere,
        ]),
      ).toEqual([]);
  });

  test('asks in each company for its own departments, with the limits that they have there', async () => {
    const limited = await app.world.scopedPerson(here.customerId!, { subjects: ['TASKS'], departmentIds: [] });
    const free = await app.world.membership(limited, { customerId: there.customerId!, companyRole: 'MEMBER' });
    const ask = (input: object, person: Person) => callIn(REQUEST, { input }, person);
    expect((await ask({ departmentId: departmentThere }, limited)).fieldErrors).toEqual({
      departmentId: 'Afdelingen findes ikke',
    });
    expect((await ask({ departmentId: departmentHere }, free)).fieldErrors).toEqual({
      departmentId: 'Afdelingen findes ikke',
    });
    // Only the membership with limits has something to ask for.
    expect((await ask({ subject: 'FINANCE' }, free)).errorCode).toBe('CONFLICT');
    expect((await ask({ subject: 'FINANCE' }, limited)).errors).toBeUndefined();
    expect(
      await app.db.sql('select customer_id, user_id from rights_request where user_id = any($1)', [
        [limited.id, free.id],
      ]),
    ).toEqual([{ customer_id: here.customerId, user_id: limited.id }]);
  });

  test('answers in each company its own requests alone', async () => {
    const id = await app.world.rightsRequest(there.customerId!, colleagueThere.id);
    expect((await callIn(ANSWER, { id }, here)).errorCode).toBe('NOT_FOUND');
    const listed = async (person: Person) =>
      (
        await app.graphql(
          '{ viewer { customer { rightsRequests(first: 5) { totalCount edges { node { id } } } } } }' as const,
          { token: person.token, company: person.customerId },
        )
      ).data.viewer.customer!.rightsRequests;
    expect(await listed(here)).toEqual({ totalCount: 0, edges: [] });
    expect(await listed(there)).toEqual({ totalCount: 1, edges: [{ node: { id } }] });
    expect((await callIn(ANSWER, { id }, there)).errors).toBeUndefined();
  });

  test('previews in each company its own users alone', async () => {
    const see = (preview: string, { token, customerId }: Person) =>
      app.graphql('{ viewer { preview { userId } } }', { token, preview, company: customerId });
    expect((await see(colleagueThere.id, here)).errorCode).toBe('FORBIDDEN');
    expect((await see(colleagueThere.id, there)).data.viewer.preview).toEqual({ userId: colleagueThere.id });
  });
});
