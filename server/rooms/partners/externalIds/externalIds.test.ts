import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { countStatements } from '../../../testing/countStatements.ts';
import { createTestApp, type GraphQLAnswer, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let company: string;
let person: Person;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  company = await app.world.company();
  person = await app.world.person({ customerId: company });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: person.token }));
const SET = `mutation ($input: SetExternalIdInput!) { setExternalId(input: $input) {
  id ... on Customer { externalId } ... on Department { externalId } ... on Installation { externalId }
  ... on ClipCard { externalId } } }` as const;
const FIND = `query ($type: ExternalIdType!, $externalIds: [String!]!) {
  nodesByExternalIds(type: $type, externalIds: $externalIds) { id } }` as const;
const REFERENCES = `query ($id: ID!) { node(id: $id) {
  ... on Department { externalId externalReferences { program externalId } } } }` as const;
const CREATE = `mutation ($input: DepartmentInput!, $externalId: String) {
  createDepartment(input: $input, externalId: $externalId) { edge { node { id externalId } } } }` as const;

/** The token of a program that may write. */
const program = async (key: string | null = null, customerId = company) =>
  (await app.world.apiToken(customerId, 'READ_WRITE', key)).token;
const set = (token: string, nodeId: string, externalId: string | null) =>
  app.graphql(SET, { token, variables: { input: { nodeId, externalId } } });
/** The invalid fields of the first error. */
const fieldErrorsOf = ({ errors }: GraphQLAnswer) =>
  (errors?.[0]?.extensions as { fieldErrors?: { code: string }[] } | undefined)?.fieldErrors;
const codeOf = (answer: GraphQLAnswer) => fieldErrorsOf(answer)?.[0]?.code ?? 'stored';
async function find(token: string, externalIds: string[], type = 'DEPARTMENT') {
  const { data } = await run(FIND, { type, externalIds }, token);
  return data.nodesByExternalIds.map((node) => node?.id ?? null);
}
const stored = (nodeId: string) =>
  app.db.sql<{ program: string; external_id: string }>(
    'select program, external_id from external_reference where node_id = $1 order by program',
    [nodeId],
  );

/** An object of each type, by the name of the type. */
async function oneOfEachType() {
  const department = await app.world.department(company);
  return {
    CUSTOMER: company,
    DEPARTMENT: department,
    INSTALLATION: await app.world.installation(department),
    CLIP_CARD: await app.world.clipCard(department),
  };
}

describe('setExternalId', () => {
  test('stores, replaces and removes the id of an object of each type, by which the object is found', async () => {
    const token = await program();
    for (const [type, nodeId] of Object.entries(await oneOfEachType())) {
      const { data, errors } = await set(token, nodeId, '1001');
      expect({ type, errors, node: data?.setExternalId }).toEqual({
        type,
        errors: undefined,
        node: { id: nodeId, externalId: '1001' },
      });
      expect(await find(token, ['1001', 'ukendt', '1001'], type)).toEqual([nodeId, null, nodeId]);
      await set(token, nodeId, '1002');
      expect(await find(token, ['1001', '1002'], type)).toEqual([null, nodeId]);
      expect((await set(token, nodeId, null)).data.setExternalId).toEqual({ id: nodeId, externalId: null });
      expect(await find(token, ['1002'], type)).toEqual([null]);
    }
  });

  test('refuses an id that another object of the type has, and names that object', async () => {
    const token = await program();
    const [owner, other] = [await app.world.department(company), await app.world.department(company)];
    await set(token, owner, '7');
    const { errors } = await set(token, other, '7');
    expect(errors![0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: [{ field: 'externalId', code: 'TAKEN', message: `Id’et bruges allerede til ${owner}` }],
    });
    expect((await set(token, owner, '7')).errors).toBeUndefined();
    expect((await set(token, await app.world.installation(owner), '7')).errors).toBeUndefined();
    expect(await find(token, ['7'])).toEqual([owner]);
  });

  test('compares ids exactly', async () => {
    const token = await program();
    const ids = ['Å-1', 'å-1', 'A\u030a-1', ' å-1', 'å-1 ', 'x'.repeat(200), "'; --", '𝄞', '%', 'å_1'];
    const nodes = await Promise.all(ids.map(() => app.world.department(company)));
    for (const [i, id] of ids.entries()) expect((await set(token, nodes[i]!, id)).errors).toBeUndefined();
    expect(await find(token, ids)).toEqual(nodes);
    const answer = await run(
      `query ($id: ID!) { node(id: $id) { ... on Department { externalId } } }`,
      { id: nodes[3] },
      token,
    );
    expect(answer.data.node).toEqual({ externalId: ' å-1' });
  });

  test.each([
    ['', 'REQUIRED'],
    ['  \u200b', 'INVALID'],
    ['x'.repeat(201), 'TOO_LONG'],
    ['a\nb', 'INVALID'],
    ['a\u0007', 'INVALID'],
    ['a\u2028b', 'INVALID'],
    ['a\0', 'INVALID'],
    ['\ud834', 'INVALID'],
  ])('refuses the id %j', async (externalId, code) => {
    const { errors } = await set(await program(), company, externalId);
    expect(errors![0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: [{ field: 'externalId', code }],
    });
  });

  test('refuses a call that leaves the id out, and keeps the id', async () => {
    const token = await program();
    const department = await app.world.department(company);
    await set(token, department, '6');
    const answer = await run(SET, { input: { nodeId: department } }, token);
    expect(fieldErrorsOf(answer)).toMatchObject([{ field: 'externalId', code: 'REQUIRED' }]);
    expect(await find(token, ['6'])).toEqual([department]);
  });

  test('answers ids of other companies, of deleted cards and of other types like unknown ids', async () => {
    const token = await program();
    const stranger = await app.world.company();
    const card = await app.world.clipCard(await app.world.department(company));
    await app.db.sql('update clip_card set deleted_at = now() where id = $1', [card]);
    const nodes = [stranger, await app.world.department(stranger), card, person.id, 'dep_x', 'dep', '', '_'];
    for (const nodeId of nodes) {
      const { errorCode } = await set(token, nodeId, '5');
      expect({ nodeId, errorCode }).toEqual({ nodeId, errorCode: 'NOT_FOUND' });
    }
    expect(await app.db.sql(`select * from external_reference where customer_id = $1`, [stranger])).toEqual([]);
  });

  test('is refused for people, under impersonation, for READ tokens and for tokens that have ended', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const acting = await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    const reader = await app.world.apiToken(company, 'READ');
    for (const token of [person.token, admin.token, acting.token, reader.token])
      expect((await set(token, company, '5')).errorCode).toBe('FORBIDDEN');
    for (const token of [person.token, admin.token, acting.token])
      expect((await run(FIND, { type: 'CUSTOMER', externalIds: ['5'] }, token)).errorCode).toBe('FORBIDDEN');
    expect(await find(reader.token, ['5'])).toEqual([null]);
    const ended = await app.world.apiToken(company, 'READ_WRITE');
    await app.db.sql(`update api_token set expires_at = now() where id = $1`, [ended.id]);
    expect((await set(ended.token, company, '5')).errorCode).toBe('UNAUTHENTICATED');
  });

  test('leaves one of two objects with the id when both are set at the same moment', async () => {
    const token = await program();
    for (let round = 0; round < 5; round += 1) {
      const nodes = [await app.world.department(company), await app.world.department(company)];
      const answers = await Promise.all(nodes.map((nodeId) => set(token, nodeId, `par-${round}`)));
      const winner = answers.findIndex(({ errors }) => !errors);
      expect(answers.map(codeOf).sort()).toEqual(['TAKEN', 'stored']);
      expect(await find(token, [`par-${round}`])).toEqual([nodes[winner]]);
    }
  });

  test('takes effect once when a call is repeated with its idempotency key', async () => {
    const token = await program();
    const department = await app.world.department(company);
    const send = () =>
      app.portal.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'own-id' },
        payload: { query: SET, variables: { input: { nodeId: department, externalId: '77' } } },
      });
    const first = await send();
    await set(token, department, '78');
    const again = await send();
    expect([again.headers['idempotent-replayed'], again.json()]).toEqual(['true', first.json()]);
    expect(await find(token, ['77', '78'])).toEqual([null, department]);
  });

  test('changes neither the object nor its time, and records no activity', async () => {
    const token = await program();
    const department = await app.world.department(company);
    const state = () =>
      app.db.sql(
        `select d.version, d.changed_at, (select count(*)::int from activity where customer_id = d.customer_id) as n
         from department d where id = $1`,
        [department],
      );
    const before = await state();
    await set(token, department, '90');
    await set(token, department, null);
    expect(await state()).toEqual(before);
  });
});

describe('the ids of a program', () => {
  test('are shared by its tokens and invisible to every other program', async () => {
    const department = await app.world.department(company);
    const writer = await program('crm');
    const { token: reader } = await app.world.apiToken(company, 'READ', 'crm');
    const others = [await program('erp'), await program(null), await program('crm', await app.world.company())];
    await set(writer, department, 'K-1');
    for (const token of [writer, reader]) {
      expect(await find(token, ['K-1'])).toEqual([department]);
      expect((await run(REFERENCES, { id: department }, token)).data.node).toEqual({
        externalId: 'K-1',
        externalReferences: [],
      });
    }
    for (const token of others) expect(await find(token, ['K-1'])).toEqual([null]);
    expect((await run(REFERENCES, { id: department }, others[0])).data.node).toEqual({
      externalId: null,
      externalReferences: [],
    });
    await set(others[0]!, department, null);
    const another = await app.world.department(company);
    expect((await set(others[0]!, another, 'K-1')).errors).toBeUndefined();
    expect([await find(writer, ['K-1']), await find(others[0]!, ['K-1'])]).toEqual([[department], [another]]);
  });

  test('stay with the program when its token is replaced, also if the token never had a name for it', async () => {
    const ROTATE = `mutation ($id: ID!) {
      rotateOwnApiToken(id: $id, overlapDays: 0) { token change { edge { node { program } } } } }` as const;
    for (const key of ['webshop', null]) {
      const old = await app.world.apiToken(company, 'READ_WRITE', key);
      const department = await app.world.department(company);
      await set(old.token, department, 'R-1');
      const { token, change } = (await run(ROTATE, { id: old.id })).data.rotateOwnApiToken;
      expect(change.edge!.node.program).toBe(key ?? old.id);
      expect(await find(token, ['R-1'])).toEqual([department]);
      expect((await run('{ viewer { token { program } } }', {}, token)).data.viewer.token!.program).toBe(key ?? old.id);
    }
  });

  test('belong to a key that is chosen when the token is issued', async () => {
    const ISSUE = `mutation ($input: IssueApiTokenInput!) {
      issueOwnApiToken(input: $input) { change { edge { node { id program } } } } }` as const;
    const issue = (chosen: object) => run(ISSUE, { input: { name: 'Kasse', scope: 'READ', ...chosen } });
    const programOf = async (chosen: object) => {
      const { id, program: key } = (await issue(chosen)).data.issueOwnApiToken.change.edge!.node;
      return key === id ? 'its own' : key;
    };
    expect(await programOf({ program: ' e-conomic_2 ' })).toBe('e-conomic_2');
    for (const chosen of [{}, { program: null }, { program: '' }]) expect(await programOf(chosen)).toBe('its own');
    for (const wrong of ['Økonomi', 'E-conomic', '-x', 'a b', 'a\u0000', 'x'.repeat(41)])
      expect((await issue({ program: wrong })).fieldErrors).toHaveProperty('program');
  });

  test('are read by administrators of the company and by admins, and by nobody else', async () => {
    const department = await app.world.department(company);
    await set(await program('crm'), department, 'K-2');
    await set(await program('a-erp'), department, '2');
    const references = [
      { program: 'a-erp', externalId: '2' },
      { program: 'crm', externalId: 'K-2' },
    ];
    expect((await run(REFERENCES, { id: department })).data.node).toEqual({
      externalId: null,
      externalReferences: references,
    });
    for (const companyRole of ['BUYER', 'MEMBER'] as const) {
      const { token } = await app.world.person({ customerId: company, companyRole });
      expect((await run(REFERENCES, { id: department }, token)).data.node).toEqual({
        externalId: null,
        externalReferences: [],
      });
    }
    const { token: admin } = await app.world.person({ role: 'ADMIN', customerId: null });
    const answer = await run(
      'query ($id: ID!) { admin { department(id: $id) { externalId externalReferences { program externalId } } } }',
      { id: department },
      admin,
    );
    expect(answer.data.admin.department).toEqual({ externalId: null, externalReferences: references });
  });

  test('are forgotten when the object is deleted or leaves the company, and can then be used again', async () => {
    const token = await program('crm');
    const objects = await oneOfEachType();
    const next = await app.world.company();
    const nextDepartment = await app.world.department(next);
    for (const [type, nodeId] of Object.entries(objects)) await set(token, nodeId, `F-${type}`);
    await app.db.sql('update clip_card set deleted_at = now() where id = $1', [objects.CLIP_CARD]);
    await app.db.sql('update installation set customer_id = $2, department_id = $3 where id = $1', [
      objects.INSTALLATION,
      next,
      nextDepartment,
    ]);
    await app.db.sql('delete from clip_card where id = $1', [objects.CLIP_CARD]);
    await app.db.sql('delete from department where id = $1', [objects.DEPARTMENT]);
    for (const type of ['CLIP_CARD', 'INSTALLATION', 'DEPARTMENT'] as const) {
      expect(await stored(objects[type])).toEqual([]);
      expect(await find(token, [`F-${type}`], type)).toEqual([null]);
    }
    expect(await find(await program('crm', next), ['F-INSTALLATION'], 'INSTALLATION')).toEqual([null]);
    expect((await set(token, await app.world.department(company), 'F-DEPARTMENT')).errors).toBeUndefined();
  });

  test('are looked up by at most 100 at once, with the same number of statements for one and for many', async () => {
    const token = await program();
    const nodes = await Promise.all(Array.from({ length: 20 }, () => app.world.department(company)));
    for (const [i, nodeId] of nodes.entries()) await set(token, nodeId, String(i));
    const ids = nodes.map((_, i) => String(i));
    const LOOK = `query ($externalIds: [String!]!) { nodesByExternalIds(type: DEPARTMENT, externalIds: $externalIds) {
      ... on Department { id externalId } } }` as const;
    const cost = (externalIds: string[]) => countStatements(app, () => run(LOOK, { externalIds }, token));
    expect(await cost(ids)).toBe(await cost(ids.slice(0, 1)));
    const { data } = await run(LOOK, { externalIds: ids.toReversed() }, token);
    expect(data.nodesByExternalIds).toEqual(nodes.map((id, i) => ({ id, externalId: String(i) })).toReversed());
    expect(fieldErrorsOf(await run(LOOK, { externalIds: Array.from({ length: 101 }, String) }, token))).toEqual([
      { field: 'externalIds', code: 'TOO_LARGE', message: 'Hent højst 100 ad gangen' },
    ]);
  });

  test('cost no statement in a list that does not select them, and one in a list that does', async () => {
    const token = await program();
    const list = (fields: string) =>
      countStatements(app, () =>
        app.graphql(`{ viewer { customer { departments(first: 50) { edges { node { ${fields} } } } } } }`, { token }),
      );
    expect((await list('id externalId')) - (await list('id'))).toBe(1);
  });
});

test('a live event shows each program its own id', async () => {
  const department = await app.world.department(company);
  const sockets = await Promise.all(
    ['live-a', 'live-b', 'live-b'].map(async (key) => {
      const token = await program(key);
      await set(token, department, `${key}-1`);
      const socket = await openSocket(app, token);
      return {
        key,
        socket,
        next: await socket.watch('subscription { departmentChanged { edge { node { externalId } } } }'),
      };
    }),
  );
  await app.portal.services.writes.run({ role: 'portal_system' }, async ({ publish }) =>
    publish({ topic: 'department.changed', id: department, customerId: company }),
  );
  for (const { key, socket, next } of sockets) {
    expect((await next()).departmentChanged.edge!.node.externalId).toBe(`${key}-1`);
    await socket.close();
  }
});

describe('a new department with an id', () => {
  const input = () => ({ name: `Ny ${Math.random()}`, contactPerson: 'Ida Skov' });
  const create = (token: string, values: object, externalId: string | null) =>
    run(CREATE, { input: values, externalId }, token);

  test('is found by it, and a second attempt is refused on the id and creates nothing', async () => {
    const token = await program();
    const values = input();
    const { data } = await create(token, values, 'NY-1');
    const { id, externalId } = data.createDepartment.edge!.node;
    expect(externalId).toBe('NY-1');
    expect(fieldErrorsOf(await create(token, values, 'NY-1'))).toEqual([
      { field: 'externalId', code: 'TAKEN', message: `Id’et bruges allerede til ${id}` },
    ]);
    expect(await find(token, ['NY-1'])).toEqual([id]);
  });

  test('is created once by parallel attempts', async () => {
    const token = await program();
    const answers = await Promise.all([1, 2, 3].map(() => create(token, input(), 'NY-2')));
    expect(answers.map(codeOf).sort()).toEqual(['TAKEN', 'TAKEN', 'stored']);
    const [{ n }] = (await app.db.sql<{ n: number }>(
      `select count(*)::int as n from external_reference where external_id = 'NY-2'`,
    )) as [{ n: number }];
    expect(n).toBe(1);
  });

  test('is refused with an invalid id or for a person, and is not created', async () => {
    const names = async () =>
      (await app.db.sql('select count(*)::int as n from department where customer_id = $1', [company]))[0];
    const before = await names();
    expect((await create(await program(), input(), 'x'.repeat(201))).fieldErrors).toHaveProperty('externalId');
    expect((await create(person.token, input(), '1')).errorCode).toBe('FORBIDDEN');
    expect(await names()).toEqual(before);
    expect((await create(person.token, input(), null)).errors).toBeUndefined();
  });

  test('works for installations as well', async () => {
    const token = await program();
    const variables = {
      externalId: 'I-1',
      input: {
        subdomain: 'eget-id',
        departmentId: await app.world.department(company),
        licenseType: 'PLAN_SUITE_TEAM',
        paymentInterval: 'MONTHLY',
        contractTerm: 12,
      },
    };
    const { data, errors } = await run(
      `mutation ($input: InstallationInput!, $externalId: String) {
        createInstallation(input: $input, externalId: $externalId) { edge { node { id externalId } } } }`,
      variables,
      token,
    );
    expect(errors).toBeUndefined();
    expect(await find(token, ['I-1'], 'INSTALLATION')).toEqual([data.createInstallation.edge!.node.id]);
  });
});
