import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { impersonate } from '../../identity/auth/testing/impersonate.ts';
import { sweepFiles } from './sweep.jobs.ts';
import { begin, complete, newKey, scan, send, uploadFile } from './testing/uploads.ts';

let app: TestApp;
let admin: Person;
let owner: Person;
let member: Person;
let stranger: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  owner = await app.world.person();
  member = await app.world.person({ customerId: owner.customerId, companyRole: 'MEMBER' });
  stranger = await app.world.person();
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: owner.token }));

const CREATE = `mutation ($input: CompanyDocumentInput!, $requestId: String!) {
  createDocument(input: $input, requestId: $requestId) { edge { node { id requirement isFromReseller } } }
}` as const;
const CREATE_AS_ADMIN = `mutation ($customerId: ID!, $input: CompanyDocumentInput!, $requestId: String!) {
  createDocumentAsAdmin(customerId: $customerId, input: $input, requestId: $requestId) { edge { node { id } } }
}` as const;
const LIST = `query ($kind: DocumentKind, $search: String, $isNew: Boolean) {
  viewer { customer { documents(kind: $kind, search: $search, isNew: $isNew) {
    totalCount edges { node { id title isNew isAwaited currentFile { id versionNumber downloadPath } } }
  } } }
}` as const;
const CONFIRM = `mutation ($id: ID!, $fileId: ID!) {
  confirmDocument(id: $id, fileId: $fileId) { edge { node { isAwaited readers { userName confirmedAt } } } }
}` as const;
const DELETE = 'mutation ($id: ID!) { deleteDocument(id: $id) { deletedId } }' as const;
const UPDATE_AS_ADMIN = `mutation ($id: ID!, $changes: CompanyDocumentChanges!) {
  updateDocumentAsAdmin(id: $id, changes: $changes) { edge { node { requirement isAwaited } } }
}` as const;
const UPDATE = `mutation ($id: ID!, $changes: CompanyDocumentChanges!) {
  updateDocument(id: $id, changes: $changes) { edge { node { title } } }
}` as const;

async function create(fields: object = {}, token = owner.token): Promise<string> {
  const input = { title: 'Referat', kind: 'REPORTS', ...fields };
  const { data, errors } = await run(CREATE, { input, requestId: newKey() }, token);
  if (errors) throw new Error(errors[0]!.message);
  return data.createDocument.edge!.node.id;
}
async function shareAsAdmin(fields: object = {}): Promise<{ id: string; fileId: string }> {
  const input = { title: 'Databehandleraftale', kind: 'DATA_PROTECTION', requirement: 'CONFIRM', ...fields };
  const variables = { customerId: owner.customerId, input, requestId: newKey() };
  const { data } = await run(CREATE_AS_ADMIN, variables, admin.token);
  const { id } = data.createDocumentAsAdmin.edge!.node;
  const fileId = await uploadFile(app, { token: admin.token, isAdmin: true }, { documentId: id });
  return { id, fileId };
}
const listed = async (variables: object = {}, token = owner.token) =>
  (await run(LIST, variables, token)).data.viewer.customer!.documents.edges.map(({ node }) => node);

describe('a document', () => {
  test('gets its versions by uploads, the newest of which is shown', async () => {
    const id = await create();
    await uploadFile(app, owner, { documentId: id }, { bytes: Buffer.from('første') });
    await uploadFile(app, member, { documentId: id }, { bytes: Buffer.from('anden') });
    expect(await listed()).toMatchObject([{ id, currentFile: { versionNumber: 2 } }]);
  });

  test('shows the version that was completed last, although another upload began later', async () => {
    const id = await create();
    const [early, late] = [Buffer.from('tidlig'), Buffer.from('sen')];
    const { upload: first } = await begin(app, owner, { documentId: id, name: 'a.txt', size: early.length });
    await uploadFile(app, owner, { documentId: id }, { bytes: late });
    await send(app, owner, first!, early);
    await complete(app, owner, first!.file.id);
    await scan(app);
    expect(await listed()).toMatchObject([{ currentFile: { id: first!.file.id, versionNumber: 2 } }]);
  });

  test('shows the note of a version to who reads it, and in the mail about it', async () => {
    const { id } = await shareAsAdmin({ requirement: 'NONE' });
    const target = { documentId: id, note: 'Bilag B er nyt' };
    await uploadFile(app, { token: admin.token, isAdmin: true }, target, { bytes: Buffer.from('v2') });
    const { data } = await run(
      `query ($id: ID!) { node(id: $id) { ... on CompanyDocument { versions { edges { node { note } } } } } }`,
      { id },
      member.token,
    );
    const { versions } = data.node as unknown as { versions: { edges: { node: { note: string | null } }[] } };
    expect(versions.edges.map(({ node }) => node.note)).toEqual(['Bilag B er nyt', null]);
    const mails = await app.db.sql<{ text: string }>(
      `select text from mail where recipient = $1 and kind = 'document-shared' order by id`,
      [member.email],
    );
    expect(mails.at(-1)!.text).toContain('Bilag B er nyt');
    const tooLong = { documentId: id, name: 'a.txt', size: 9, note: 'x'.repeat(201) };
    const { fieldErrors } = await begin(app, { token: admin.token, isAdmin: true }, tooLong);
    expect(Object.keys(fieldErrors ?? {})).toEqual(['note']);
  });

  test('of a company is hidden from another one', async () => {
    const id = await create();
    expect(await listed({}, stranger.token)).toEqual([]);
    expect((await run(DELETE, { id }, stranger.token)).errorCode).toBe('NOT_FOUND');
    expect((await run(UPDATE, { id, changes: { title: 'x' } }, stranger.token)).errorCode).toBe('NOT_FOUND');
  });

  test('is changed by who shared it and by administrators, and not by other colleagues', async () => {
    const id = await create();
    expect((await run(UPDATE, { id, changes: { title: 'Nyt' } }, member.token)).errorCode).toBe('FORBIDDEN');
    expect((await run(UPDATE, { id, changes: { title: 'Nyt' } })).data.updateDocument.edge!.node.title).toBe('Nyt');
    const own = await create({}, member.token);
    expect((await run(DELETE, { id: own })).errors).toBeUndefined();
  });

  test('of the reseller can neither be changed nor get a version from the company', async () => {
    const { id } = await shareAsAdmin();
    expect((await run(DELETE, { id })).errorCode).toBe('FORBIDDEN');
    expect((await run(UPDATE, { id, changes: { title: 'x' } })).errorCode).toBe('FORBIDDEN');
    await expect(uploadFile(app, owner, { documentId: id })).rejects.toThrow('Kun vi kan ændre');
  });

  test('asks for no readers when a company shares it', async () => {
    const id = await create({ requirement: 'CONFIRM', dueOn: '2027-01-01' });
    expect(await app.db.sql('select requirement, due_on from company_document where id = $1', [id])).toEqual([
      { requirement: 'NONE', due_on: null },
    ]);
  });

  test('is stored once for each key', async () => {
    const variables = { input: { title: 'Ét', kind: 'OTHER' }, requestId: newKey() };
    const answers = await Promise.all([1, 2, 3].map(() => run(CREATE, variables)));
    expect(new Set(answers.map(({ data }) => data.createDocument.edge!.node.id)).size).toBe(1);
  });

  test.each([
    ['no title', { title: ' ' }, 'title'],
    ['a title that turns the direction', { title: 'a\u202Eb' }, 'title'],
    ['a department of another company', { departmentId: 'dep_ukendt' }, 'departmentId'],
  ])('with %s is refused', async (_, fields, field) => {
    const input = { title: 'Referat', kind: 'REPORTS', ...fields };
    const { fieldErrors } = await run(CREATE, { input, requestId: newKey() });
    expect(Object.keys(fieldErrors ?? {})).toEqual([field]);
  });

  test('is found by its folder and by a part of its title', async () => {
    await create({ title: 'Referat af driftsmøde' });
    await create({ title: 'Svartider', kind: 'OTHER' });
    expect((await listed({ kind: 'OTHER' })).map(({ title }) => title)).toEqual(['Svartider']);
    expect((await listed({ search: 'DRIFT' })).map(({ title }) => title)).toEqual(['Referat af driftsmøde']);
  });

  test('of a folder or a department that a person does not see is hidden from them', async () => {
    const departmentId = await app.world.department(owner.customerId!);
    await create({ kind: 'AGREEMENTS', title: 'Aftale' });
    await create({ departmentId, title: 'Salg' });
    await create({ title: 'Alle' });
    await app.db.sql(`update user_account set subjects = '{TASKS}', department_ids = '{}' where id = $1`, [member.id]);
    expect((await listed({}, member.token)).map(({ title }) => title)).toEqual(['Alle']);
  });

  test('goes 90 days after its deletion with the last version, unless somebody has confirmed one', async () => {
    const customerId = owner.customerId!;
    const deleted = { deleted_at: new Date(Date.now() - 91 * 24 * 3_600_000) };
    const [old, young, confirmed] = [
      await app.world.document(customerId, deleted),
      await app.world.document(customerId, { deleted_at: new Date() }),
      await app.world.document(customerId, deleted),
    ];
    const fileId = await app.world.file(customerId, { document_id: confirmed, state: 'GONE', ...deleted });
    await app.db.sql(
      `insert into document_reading (file_id, user_id, customer_id, user_name, opened_at, confirmed_at)
       values ($1, $2, $3, 'Ida', now(), now())`,
      [fileId, owner.id, customerId],
    );
    await sweepFiles(app.portal.services, { id: 'test', data: {} });
    const left = await app.db.sql('select id from company_document where id = any($1) order by id', [
      [old, young, confirmed],
    ]);
    expect(left).toEqual([young, confirmed].toSorted().map((id) => ({ id })));
  });

  test('keeps its department from being deleted', async () => {
    const departmentId = await app.world.department(owner.customerId!);
    const id = await create({ departmentId });
    const remove = () => run('mutation ($id: ID!) { deleteDepartment(id: $id) { deletedId } }', { id: departmentId });
    expect((await remove()).errors?.[0]?.message).toContain('1 dokument');
    await run(DELETE, { id });
    expect((await remove()).errors).toBeUndefined();
  });
});

describe('a document that a company confirms', () => {
  test('is mailed to its administrators, and is new until it is opened', async () => {
    const { id } = await shareAsAdmin();
    const mail = await app.mailTo(owner.email, 'Et dokument skal bekræftes');
    expect(mail.text).toContain('Databehandleraftale');
    expect(await listed({ isNew: true })).toMatchObject([{ id, isNew: true, isAwaited: true }]);
    const [document] = await listed();
    await fetch(`${app.url}${document!.currentFile!.downloadPath}`).then((response) => response.arrayBuffer());
    expect(await listed()).toMatchObject([{ isNew: false, isAwaited: true }]);
  });

  test('is confirmed once, by an administrator, in the version that is shown', async () => {
    const { id, fileId } = await shareAsAdmin();
    expect((await run(CONFIRM, { id, fileId }, member.token)).errorCode).toBe('FORBIDDEN');
    expect((await run(CONFIRM, { id, fileId }, stranger.token)).errorCode).toBe('NOT_FOUND');
    const other = await app.world.person({ customerId: owner.customerId });
    await Promise.all([run(CONFIRM, { id, fileId }), run(CONFIRM, { id, fileId }, other.token)]);
    const [row] = await app.db.sql<{ n: number }>(
      'select count(confirmed_at)::int as n from document_reading where file_id = $1',
      [fileId],
    );
    expect(row!.n).toBe(1);
    expect(await listed()).toMatchObject([{ isAwaited: false }]);
    const next = await uploadFile(
      app,
      { token: admin.token, isAdmin: true },
      { documentId: id },
      { bytes: Buffer.from('v2') },
    );
    expect(await listed()).toMatchObject([{ isAwaited: true, currentFile: { id: next } }]);
    expect((await run(CONFIRM, { id, fileId })).errorCode).toBe('CONFLICT');
  });

  test('is neither confirmed nor counted as opened by an admin who acts as somebody of the company', async () => {
    const { id, fileId } = await shareAsAdmin();
    const acting = await impersonate(app, admin, owner);
    const [document] = await listed({}, acting);
    const response = await fetch(`${app.url}${document!.currentFile!.downloadPath}`);
    expect([response.status, await response.text()]).toEqual([200, 'Hej Mette']);
    expect((await run(CONFIRM, { id, fileId }, acting)).errorCode).toBe('FORBIDDEN');
    expect(await listed()).toMatchObject([{ isNew: true, isAwaited: true }]);
  });

  test('cannot be confirmed when nothing is asked', async () => {
    const { id, fileId } = await shareAsAdmin({ requirement: 'NONE' });
    expect((await run(CONFIRM, { id, fileId })).errorCode).toBe('CONFLICT');
  });
});

describe('a requirement that is added to a document later', () => {
  const ask = (id: string, requirement: string, fields: object = {}) =>
    run(UPDATE_AS_ADMIN, { id, changes: { requirement, ...fields } }, admin.token);
  /** The subjects of the mails about documents that a person has got. */
  const mailsTo = async ({ email }: Person) =>
    (
      await app.db.sql<{ subject: string }>(
        `select subject from mail where recipient = $1 and kind = 'document-shared' order by id`,
        [email],
      )
    ).map(({ subject }) => subject);

  test('is mailed once to the administrators who confirm, also after parallel edits', async () => {
    const { id } = await shareAsAdmin({ requirement: 'NONE' });
    const answers = await Promise.all([1, 2, 3].map(() => ask(id, 'CONFIRM', { dueOn: '2099-01-31' })));
    expect(answers.some(({ errors }) => !errors)).toBe(true);
    expect(await mailsTo(owner)).toEqual(['Nyt dokument', 'Et dokument skal bekræftes']);
    expect(await mailsTo(member)).toEqual(['Nyt dokument']);
    expect(await mailsTo(stranger)).toEqual([]);
    await ask(id, 'CONFIRM', { title: 'Nyt navn' });
    expect(await mailsTo(owner)).toHaveLength(2);
  });

  test('is mailed to all who see a document that is read, but not to those who turned the mails off', async () => {
    const { id } = await shareAsAdmin({ requirement: 'NONE', kind: 'AGREEMENTS' });
    const silent = await app.world.person({ customerId: owner.customerId });
    await run('mutation { setMailChoice(category: DOCUMENTS, isOn: false) { isOn } }', {}, silent.token);
    await app.db.sql(`update user_account set subjects = '{TASKS}' where id = $1`, [member.id]);
    await ask(id, 'READ');
    expect(await mailsTo(owner)).toEqual(['Nyt dokument', 'Et dokument skal læses']);
    expect(await mailsTo(member)).toEqual(['Nyt dokument']);
    expect(await mailsTo(silent)).toEqual([]);
  });

  test('is mailed by the scan when the first version has not been scanned yet', async () => {
    const input = { title: 'Vilkår', kind: 'OTHER' };
    const variables = { customerId: owner.customerId, input, requestId: newKey() };
    const { data } = await run(CREATE_AS_ADMIN, variables, admin.token);
    const { id } = data.createDocumentAsAdmin.edge!.node;
    const bytes = Buffer.from('Vilkår');
    const caller = { token: admin.token, isAdmin: true };
    const { upload } = await begin(app, caller, { documentId: id, name: 'a.txt', size: bytes.length });
    await send(app, caller, upload!, bytes);
    await ask(id, 'CONFIRM');
    expect(await mailsTo(owner)).toEqual([]);
    await complete(app, caller, upload!.file.id);
    await scan(app);
    expect(await mailsTo(owner)).toEqual(['Et dokument skal bekræftes']);
  });

  test('is mailed about a document of the company, and not when somebody has read the newest version', async () => {
    const id = await create();
    await uploadFile(app, owner, { documentId: id });
    await ask(id, 'READ');
    expect(await mailsTo(owner)).toEqual(['Et dokument skal læses']);
    const [document] = await listed();
    await fetch(`${app.url}${document!.currentFile!.downloadPath}`).then((response) => response.arrayBuffer());
    await ask(id, 'NONE');
    expect((await ask(id, 'READ')).data.updateDocumentAsAdmin.edge!.node.isAwaited).toBe(false);
    expect(await mailsTo(owner)).toHaveLength(1);
    await ask(id, 'CONFIRM');
    expect(await mailsTo(owner)).toEqual(['Et dokument skal læses', 'Et dokument skal bekræftes']);
  });

  test('is refused when a customer adds it', async () => {
    const { id } = await shareAsAdmin({ requirement: 'NONE' });
    expect((await run(UPDATE_AS_ADMIN, { id, changes: { requirement: 'READ' } })).errorCode).toBe('FORBIDDEN');
    const own = await create();
    await run(UPDATE, { id: own, changes: { requirement: 'READ' } });
    expect(await mailsTo(owner)).toEqual(['Nyt dokument']);
  });
});
