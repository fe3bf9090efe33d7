import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { EmployeeRole, Subject, valuesOf, type CompanyRole } from '../../../../domain/basics/vocabulary.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { asCustomer } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { begin, newKey } from './testing/uploads.ts';

type Place = 'task' | 'agreement' | 'order' | 'document';
const places: Place[] = ['task', 'agreement', 'order', 'document'];
/** The documents of the tests are in the folder of agreements. */
const subjectOf: Record<Place, Subject> = {
  task: 'TASKS',
  agreement: 'AGREEMENTS',
  order: 'LICENSES',
  document: 'AGREEMENTS',
};

interface Target {
  /** The input that names the target. */
  input: Record<string, string>;
  id: string;
  fileId: string;
}

let app: TestApp;
let client: pg.Client;
let owner: Person;
let stranger: Person;
let departmentId: string;
let otherDepartment: string;
let targets: Record<Place, Target>;

beforeAll(async () => {
  app = await createTestApp();
  client = await connectClient(app);
  owner = await app.world.person();
  stranger = await app.world.person();
  departmentId = await app.world.department(owner.customerId!);
  otherDepartment = await app.world.department(owner.customerId!);
  targets = await createTargets(owner, departmentId);
});
afterAll(async () => {
  await client.end();
  await app.close();
});

async function createTargets({ customerId }: Person, department: string): Promise<Record<Place, Target>> {
  const { world } = app;
  const ids = {
    task: await world.task(await world.clipCard(department)),
    agreement: await world.serviceAgreement(department),
    order: await world.licenseRequest(await world.installation(department)),
    document: await world.document(customerId!, {
      department_id: department,
      kind: 'AGREEMENTS',
      subject: 'AGREEMENTS',
    }),
  };
  const names = {
    task: ['taskId', 'task_id'],
    agreement: ['serviceAgreementId', 'service_agreement_id'],
    order: ['licenseRequestId', 'license_request_id'],
    document: ['documentId', 'document_id'],
  } as const;
  const created: [Place, Target][] = [];
  for (const place of places) {
    const [argument, column] = names[place];
    const contentId = await world.fileContent(customerId!);
    const fileId = await world.file(customerId!, { [column]: ids[place], content_id: contentId });
    await app.db.sql(
      `insert into document_reading (file_id, user_id, customer_id, user_name, opened_at)
       values ($1, 'user_x', $2, 'Ida', now())`,
      [fileId, customerId],
    );
    created.push([place, { input: { [argument]: ids[place] }, id: ids[place], fileId }]);
  }
  return Object.fromEntries(created) as Record<Place, Target>;
}

interface Rights extends Partial<Scope> {
  companyRole?: CompanyRole;
}

const member = async ({ companyRole = 'MEMBER', subjects = null, departmentIds = null }: Rights) =>
  (
    await app.world.person({
      customerId: owner.customerId,
      companyRole,
      subjects: subjects && [...subjects],
      departmentIds: departmentIds && [...departmentIds],
    })
  ).token;
async function program({ subjects = null, departmentIds = null }: Rights) {
  const { id, token } = await app.world.apiToken(owner.customerId!, 'READ_WRITE');
  await app.db.sql('update api_token set subjects = $2, department_ids = $3 where id = $1', [
    id,
    subjects,
    departmentIds,
  ]);
  return token;
}
const allBut = (subject: Subject) => valuesOf(Subject).filter((each) => each !== subject);
const find = async (id: string, token: string) =>
  (await app.graphql('query ($id: ID!) { node(id: $id) { id } }', { variables: { id }, token })).data.node as unknown;
const upload = (place: Place, token: string) =>
  begin(app, { token }, { ...targets[place].input, name: 'note.txt', size: 9 });

describe.each([
  ['member', member],
  ['program', program],
] as const)('a %s', (_, caller) => {
  test.each(places)('without the subject of a %s neither finds its files nor adds any', async (place) => {
    const token = await caller({ subjects: allBut(subjectOf[place]) });
    expect(await find(targets[place].fileId, token)).toBeNull();
    expect((await upload(place, token)).errorCode).toBe('NOT_FOUND');
  });

  test.each(places)('of another department than the %s neither finds its files nor adds any', async (place) => {
    const token = await caller({ departmentIds: [otherDepartment] });
    expect(await find(targets[place].fileId, token)).toBeNull();
    expect((await upload(place, token)).errorCode).toBe('NOT_FOUND');
  });

  test.each(places)('with the subject and the department of a %s finds its files and adds some', async (place) => {
    const token = await caller({ subjects: [subjectOf[place]], departmentIds: [departmentId] });
    expect(await find(targets[place].fileId, token)).toEqual({ id: targets[place].fileId });
    expect((await upload(place, token)).errors).toBeUndefined();
  });

  test('puts no document into a folder or a department that the caller does not see', async () => {
    const token = await caller({ subjects: ['TASKS'], departmentIds: [otherDepartment] });
    const create = (input: object) =>
      app.graphql(
        `mutation ($input: CompanyDocumentInput!, $requestId: String!) {
          createDocument(input: $input, requestId: $requestId) { edge { node { id } } }
        }`,
        { variables: { input: { title: 'Aftale', kind: 'OTHER', ...input }, requestId: newKey() }, token },
      );
    expect(Object.keys((await create({ kind: 'AGREEMENTS' })).fieldErrors ?? {})).toEqual(['kind']);
    expect(Object.keys((await create({ departmentId })).fieldErrors ?? {})).toEqual(['departmentId']);
    expect((await create({ departmentId: otherDepartment })).errors).toBeUndefined();
  });
});

test.each(places)('somebody of another company neither finds the files of a %s nor adds any', async (place) => {
  expect(await find(targets[place].fileId, stranger.token)).toBeNull();
  expect((await upload(place, stranger.token)).errorCode).toBe('NOT_FOUND');
});

test.each<[CompanyRole, string | undefined]>([
  ['READER', 'FORBIDDEN'],
  ['MEMBER', undefined],
  ['FINANCE', undefined],
  ['BUYER', undefined],
  ['ADMINISTRATOR', undefined],
])('a %s who adds a file is answered %j', async (companyRole, code) => {
  expect((await upload('task', await member({ companyRole }))).errorCode).toBe(code);
});

describe('an employee of the reseller', () => {
  const employee = async (role: EmployeeRole) =>
    (await app.world.person({ role: 'EMPLOYEE', employeeRoles: [role], customerId: null })).token;
  const FILE_OF_ADMIN = 'query ($id: ID!) { admin { file(id: $id) { id } } }' as const;
  /** The areas that see and that add the files of each place, written out by hand. */
  const areas: Record<Place, { sees: EmployeeRole[]; adds: EmployeeRole[] }> = {
    task: { sees: ['SUPPORT'], adds: ['SUPPORT'] },
    agreement: { sees: ['SUPPORT', 'SALES'], adds: ['SALES'] },
    order: { sees: ['SALES'], adds: ['SALES'] },
    document: { sees: ['SALES'], adds: ['SALES'] },
  };

  test.each(places)('sees and adds the files of a %s in their area alone', async (place) => {
    const { fileId, input } = targets[place];
    for (const role of valuesOf(EmployeeRole)) {
      const token = await employee(role);
      const { data } = await app.graphql(FILE_OF_ADMIN, { variables: { id: fileId }, token });
      expect({ role, sees: data.admin!.file !== null }).toEqual({ role, sees: areas[place].sees.includes(role) });
      const { errorCode } = await begin(app, { token, isAdmin: true }, { ...input, name: 'note.txt', size: 9 });
      expect({ role, errorCode }).toEqual({
        role,
        errorCode: areas[place].adds.includes(role) ? undefined : 'FORBIDDEN',
      });
    }
  });

  test.each(['constructor_1', '__proto___1', 'file_1', ''])('finds no files at %j', async (id) => {
    const { data } = await app.graphql('query ($id: ID!) { admin { filesAt(id: $id) { edges { node { id } } } } }', {
      variables: { id },
      token: await employee('SALES'),
    });
    expect(data.admin).toEqual({ filesAt: { edges: [] } });
  });

  test('sets no quota', async () => {
    const { errorCode } = await app.graphql(
      'mutation ($id: ID!) { setFileQuota(customerId: $id, megabytes: 1) { id } }',
      { variables: { id: owner.customerId }, token: await employee('SALES') },
    );
    expect(errorCode).toBe('FORBIDDEN');
  });
});

describe('row-level security', () => {
  const idsIn = (table: string, column: string, scope: Scope) =>
    asCustomer(
      client,
      owner.customerId!,
      async () => (await client.query(`select ${column} as id from ${table}`)).rows.map(({ id }) => id as string),
      '',
      scope,
    );

  test.each(places)('shows bytes and readers of the file of a %s to those who see the file', async (place) => {
    const { fileId } = targets[place];
    const seen: Scope = { subjects: [subjectOf[place]], departmentIds: [departmentId] };
    const [row] = await app.db.sql<{ content_id: string }>('select content_id from stored_file where id = $1', [
      fileId,
    ]);
    expect(await idsIn('document_reading', 'file_id', seen)).toContain(fileId);
    expect(await idsIn('file_content', 'id', seen)).toContain(row!.content_id);
    for (const hidden of [
      { ...seen, subjects: allBut(subjectOf[place]) },
      { ...seen, departmentIds: [otherDepartment] },
    ]) {
      expect(await idsIn('stored_file', 'id', hidden)).not.toContain(fileId);
      expect(await idsIn('document_reading', 'file_id', hidden)).not.toContain(fileId);
      expect(await idsIn('file_content', 'id', hidden)).not.toContain(row!.content_id);
    }
  });

  test('lets files follow an agreement to another department', async () => {
    const agreement = await app.world.serviceAgreement(departmentId);
    const fileId = await app.world.file(owner.customerId!, { service_agreement_id: agreement });
    await app.db.sql('update service_agreement set department_id = $1 where id = $2', [otherDepartment, agreement]);
    const scopeOf = (department: string): Scope => ({ subjects: null, departmentIds: [department] });
    expect(await idsIn('stored_file', 'id', scopeOf(departmentId))).not.toContain(fileId);
    expect(await idsIn('stored_file', 'id', scopeOf(otherDepartment))).toContain(fileId);
  });
});

test('a deleted file is told to those who saw it, by the record of deletions and over their socket', async () => {
  const token = await member({ departmentIds: [otherDepartment] });
  const own = await app.world.task(await app.world.clipCard(otherDepartment));
  const file = (taskId: string) => app.world.file(owner.customerId!, { task_id: taskId });
  const [hidden, seen] = [await file(targets.task.id), await file(own)];
  const socket = await openSocket(app, token);
  const next = await socket.watch('subscription ($targetId: ID!) { fileChanged(targetId: $targetId) { deletedId } }', {
    targetId: own,
  });
  const remove = (id: string) =>
    app.graphql('mutation ($id: ID!) { deleteFile(id: $id) { deletedId } }', {
      variables: { id },
      token: owner.token,
    });
  await remove(hidden);
  await remove(seen);
  expect(await next()).toEqual({ fileChanged: { deletedId: seen } });
  await socket.close();
  const records = await asCustomer(
    client,
    owner.customerId!,
    async () =>
      (await client.query('select node_id from deleted_node where node_id = any ($1)', [[hidden, seen]])).rows,
    '',
    { subjects: null, departmentIds: [otherDepartment] },
  );
  expect(records).toEqual([{ node_id: seen }]);
});

test('only administrators see who of the company has opened a document', async () => {
  const document = await app.world.document(owner.customerId!, { requirement: 'CONFIRM', is_from_reseller: true });
  const fileId = await app.world.file(owner.customerId!, {
    document_id: document,
    content_id: await app.world.fileContent(owner.customerId!),
  });
  for (const [userId, confirmedAt] of [
    ['user_a', null],
    ['user_b', new Date()],
  ])
    await app.db.sql(
      `insert into document_reading (file_id, user_id, customer_id, user_name, opened_at, confirmed_at)
       values ($1, $2, $3, 'Ida', now(), $4)`,
      [fileId, userId, owner.customerId, confirmedAt],
    );
  const readersFor = async (token: string) => {
    const { data } = await app.graphql(
      'query ($id: ID!) { node(id: $id) { ... on CompanyDocument { readers { userId } } } }' as const,
      { variables: { id: document }, token },
    );
    return (data.node as { readers: { userId: string }[] }).readers.map(({ userId }) => userId);
  };
  expect(await readersFor(owner.token)).toEqual(['user_b', 'user_a']);
  expect(await readersFor(await member({}))).toEqual(['user_b']);
});
