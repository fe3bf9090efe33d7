import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
let colleague: Person;
let nextKey = 0;
beforeAll(async () => void (app = await createTestApp({ rateLimit: 100_000 }, { runJobs: false })));
beforeEach(async () => {
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  colleague = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Karla Kollega' });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const content = (changes: object = {}) => ({
  name: 'Forfaldne',
  isShared: false,
  parameters: 'status=OVERDUE&sort=DUE',
  columns: [{ id: 'gross', isHidden: true, width: null }],
  ...changes,
});

const create = (changes: object = {}, { person = admin, key = `key ${nextKey++}`, list = 'INVOICES' } = {}) =>
  run(
    `mutation ($list: AdminList!, $input: SavedViewInput!, $key: String!) {
      createSavedView(list: $list, input: $input, requestId: $key) {
        defaultViewId views { id name isShared isOwn ownerName parameters version columns { id isHidden width } }
      }
    }`,
    { list, input: content(changes), key },
    person.token,
  );
const update = (view: { id: string; version: number }, changes: object, person = admin) =>
  run(
    `mutation ($id: ID!, $version: Int!, $input: SavedViewInput!) {
      updateSavedView(id: $id, version: $version, input: $input) { views { id name version } }
    }`,
    { ...view, input: content(changes) },
    person.token,
  );
const remove = ({ id, version }: { id: string; version: number }, person = admin) =>
  run(
    `mutation ($id: ID!, $version: Int!) { deleteSavedView(id: $id, version: $version) { views { id } } }`,
    { id, version },
    person.token,
  );
const makeDefault = (viewId: string | null, person = admin, list = 'INVOICES') =>
  run(
    `mutation ($list: AdminList!, $viewId: ID) { setDefaultView(list: $list, viewId: $viewId) { defaultViewId } }`,
    { list, viewId },
    person.token,
  );
const settings = async (person = admin, list = 'INVOICES') =>
  (
    await run(
      `query ($list: AdminList!) { admin { listSettings(list: $list) {
         defaultViewId columns { id isHidden width } views { id name isOwn ownerName isShared version }
       } } }`,
      { list },
      person.token,
    )
  ).data.admin.listSettings;
const viewOf = async (changes: object = {}, person = admin) => {
  const { data } = await create(changes, { person });
  return data.createSavedView.views.find(({ name }) => name === content(changes).name)!;
};

describe('a saved view', () => {
  test('keeps filters, order and columns for its owner, in its list alone', async () => {
    expect((await create()).data.createSavedView.views).toEqual([
      { ...content(), id: expect.any(String), isOwn: true, ownerName: expect.any(String), version: 1 },
    ]);
    expect((await settings(admin, 'COMPANIES')).views).toEqual([]);
    expect((await settings(colleague)).views).toEqual([]);
  });

  test('is stored once for a key, also by parallel calls', async () => {
    await Promise.all(Array.from({ length: 4 }, () => create({}, { key: 'samme' })));
    expect((await settings()).views).toHaveLength(1);
    expect((await create({ name: 'Noget andet' }, { key: 'samme' })).errorCode).toBe('CONFLICT');
    // Another admin's key is another key.
    await create({}, { key: 'samme', person: colleague });
    expect((await settings(colleague)).views).toHaveLength(1);
  });

  test('has a name that its owner uses once in the list, in any letter case', async () => {
    await create();
    expect((await create({ name: ' FORFALDNE ' })).fieldErrors).toEqual({
      name: 'Der er allerede en visning med det navn',
    });
    expect((await create({}, { list: 'SEATS' })).errors).toBeUndefined();
    expect((await create({}, { person: colleague })).errors).toBeUndefined();
    const other = await viewOf({ name: 'Åbne' });
    expect((await update(other, { name: 'forfaldne' })).fieldErrors).toEqual({
      name: 'Der er allerede en visning med det navn',
    });
  });

  test.each([
    ['name', { name: ' ' }, 'Giv visningen et navn'],
    ['name', { name: '\u00a0\u2003 \n\t' }, 'Giv visningen et navn'],
    ['name', { name: 'x'.repeat(61) }, 'Højst 60 tegn'],
    ['name', { name: 'x'.repeat(10_000) }, 'Højst 60 tegn'],
    ['name', { name: 'Navn\0' }, expect.any(String)],
    // 333 letters of three bytes are 2,997 characters in an address, and one letter too many is beyond the limit.
    ['parameters', { parameters: `q=${'€'.repeat(500)}` }, 'Ugyldige filtre'],
    ['parameters', { parameters: 'q=%00' }, 'Ugyldige filtre'],
    ['columns.0.id', { columns: [{ id: 'x'.repeat(41), isHidden: false }] }, 'Ukendt kolonne'],
    ['columns.0.width', { columns: [{ id: 'a', isHidden: false, width: 2_147_483_647 }] }, expect.any(String)],
    ['parameters', { parameters: 'q='.padEnd(1001, 'x') }, 'Visningen har for mange filtre'],
    ['parameters', { parameters: 'q=\0' }, expect.any(String)],
    [
      'columns',
      { columns: Array.from({ length: 41 }, (_, i) => ({ id: `c${i}`, isHidden: false })) },
      expect.any(String),
    ],
    ['columns', { columns: [0, 1].map(() => ({ id: 'a', isHidden: false })) }, 'En kolonne er nævnt to gange'],
    ['columns.0.width', { columns: [{ id: 'a', isHidden: false, width: 1 }] }, expect.any(String)],
    ['columns.0.id', { columns: [{ id: '<script>', isHidden: false }] }, 'Ukendt kolonne'],
  ])('is refused with an error on %s for %j', async (field, changes, message) => {
    const { fieldErrors, errorCode } = await create(changes);
    expect(errorCode).toBe('BAD_USER_INPUT');
    expect(Object.keys(fieldErrors ?? {})[0]).toContain(field.split('.')[0]);
    expect(Object.values(fieldErrors ?? {})[0]).toEqual(message);
  });

  test('is one of at most 50 of its owner in the list, also with parallel calls', async () => {
    for (let i = 0; i < 48; i++) await app.world.savedView(admin.id, { list: 'INVOICES' });
    const results = await Promise.all([1, 2, 3, 4].map((i) => create({ name: `Visning ${i}` })));
    expect(results.map(({ errorCode }) => errorCode ?? 'stored').toSorted()).toEqual([
      'CONFLICT',
      'CONFLICT',
      'stored',
      'stored',
    ]);
  });
});

describe('an odd view', () => {
  test.each([
    ['?q=a', 'q=a'],
    ['q=a&q=b', 'q=a&q=b'],
    ['q=%E0%A4%A&%', 'q=%EF%BF%BD%25A&%25='],
    ['q=<script>alert(1)</script>', 'q=%3Cscript%3Ealert%281%29%3C%2Fscript%3E'],
    ['//example.com', '%2F%2Fexample.com='],
    [`q=${'x'.repeat(998)}`, `q=${'x'.repeat(998)}`],
  ])('is kept as parameters of an address and nothing else: %.30s', async (parameters, kept) => {
    expect((await create({ parameters })).data.createSavedView.views[0]).toMatchObject({ parameters: kept });
  });

  test('keeps columns that the list does not have, which every list ignores', async () => {
    const columns = [{ id: 'constructor', isHidden: true, width: null }];
    expect((await create({ columns })).data.createSavedView.views[0]).toMatchObject({ columns });
  });

  test('is refused for a list that does not exist', async () => {
    expect((await create({}, { list: 'SECRETS' })).errorCode).toBe('BAD_USER_INPUT');
  });

  test.each(['RENEWALS', 'EVENTS', 'UNBILLED_PLACES', 'AUDIT_LOG'])('is possible in the list %s', async (list) => {
    expect((await create({}, { list })).errors).toBeUndefined();
    expect((await settings(admin, list)).views).toHaveLength(1);
  });
});

describe('parallel calls', () => {
  test('with one name and different keys store one view, the others are told about the name', async () => {
    const results = await Promise.all([1, 2, 3, 4].map(() => create({ name: 'Samtidig' })));
    expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors, fieldErrors } of results)
      if (errors) expect(fieldErrors).toEqual({ name: 'Der er allerede en visning med det navn' });
    expect((await settings()).views).toHaveLength(1);
  });

  test('that rename two views to one name leave one of them as it was', async () => {
    const views = [await viewOf({ name: 'A' }), await viewOf({ name: 'B' })];
    const results = await Promise.all(views.map((view) => update(view, { name: 'C' })));
    expect(results.map(({ fieldErrors }) => fieldErrors?.name ?? 'stored').toSorted()).toEqual([
      'Der er allerede en visning med det navn',
      'stored',
    ]);
  });

  test('on one version change it once, and a deletion beside them ends in one of the known answers', async () => {
    const view = await viewOf({ name: 'Fælles', isShared: true });
    const results = await Promise.all([
      ...['Et', 'To', 'Tre'].map((name) => update(view, { name, isShared: true }, colleague)),
      remove(view),
      remove(view, colleague),
    ]);
    expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors, errorCode } of results) if (errors) expect(['CONFLICT', 'NOT_FOUND']).toContain(errorCode);
  });

  test('that set a default beside the deletion of the view leave no default without a view', async () => {
    for (let round = 0; round < 3; round++) {
      const view = await viewOf({ name: `Runde ${round}` });
      const [set] = await Promise.all([makeDefault(view.id), remove(view)]);
      if (set.errors) expect(set.errorCode).toBe('NOT_FOUND');
      expect((await settings()).defaultViewId).toBeNull();
    }
  });
});

describe('a shared view', () => {
  test('is seen, changed and deleted by every admin, and only its owner takes it back', async () => {
    const shared = await viewOf({ name: 'Delt', isShared: true });
    const seen = (await settings(colleague)).views.find(({ id }) => id === shared.id)!;
    expect(seen).toMatchObject({ isOwn: false, isShared: true, name: 'Delt' });
    expect((await update(seen, { name: 'Delt', isShared: false }, colleague)).errorCode).toBe('FORBIDDEN');
    expect((await update(seen, { name: 'Delt 2', isShared: true }, colleague)).errors).toBeUndefined();
    expect((await update(shared, { name: 'Delt 3', isShared: true })).errorCode).toBe('CONFLICT');
    expect((await remove(shared)).errorCode).toBe('CONFLICT');
    expect((await remove({ ...shared, version: 2 }, colleague)).errors).toBeUndefined();
    expect((await remove({ ...shared, version: 2 }, colleague)).errorCode).toBe('NOT_FOUND');
  });

  test('is the default of others until it is deleted or taken back', async () => {
    const shared = await viewOf({ name: 'Standard', isShared: true });
    for (const person of [admin, colleague])
      expect((await makeDefault(shared.id, person)).data.setDefaultView.defaultViewId).toBe(shared.id);
    await update(shared, { name: 'Standard', isShared: false });
    expect((await settings(colleague)).defaultViewId).toBeNull();
    expect((await settings()).defaultViewId).toBe(shared.id);
    await remove({ ...shared, version: 2 });
    expect((await settings()).defaultViewId).toBeNull();
    await app.db.sql(`delete from saved_view where list = 'INVOICES'`);
  });
});

describe('another person’s view', () => {
  test('cannot be read, changed, deleted or made the default', async () => {
    const view = await viewOf({ name: 'Min egen' });
    expect((await update(view, {}, colleague)).errorCode).toBe('NOT_FOUND');
    expect((await remove(view, colleague)).errorCode).toBe('NOT_FOUND');
    expect((await makeDefault(view.id, colleague)).errorCode).toBe('NOT_FOUND');
    expect((await makeDefault(view.id, admin, 'SEATS')).errorCode).toBe('NOT_FOUND');
  });

  test('is out of reach for customers', async () => {
    const view = await viewOf({ name: 'Delt med teamet', isShared: true });
    const customer = await app.world.person();
    for (const call of [create({}, { person: customer }), update(view, {}, customer), remove(view, customer)])
      expect((await call).errorCode).toBe('FORBIDDEN');
    expect((await makeDefault(view.id, customer)).errorCode).toBe('FORBIDDEN');
    const { errorCode } = await run('{ admin { listSettings(list: INVOICES) { id } } }', {}, customer.token);
    expect(errorCode).toBe('FORBIDDEN');
    expect(
      await app.db.sql(
        `select role.rolname from pg_roles role where role.rolname like 'portal_%' and role.rolname <> 'portal_owner'
           and has_table_privilege(role.oid, 'saved_view', 'select') order by 1`,
      ),
    ).toEqual([{ rolname: 'portal_admin' }, { rolname: 'portal_personal_data' }]);
  });
});

describe('the columns of a list', () => {
  const save = (columns: object[], person = admin) =>
    run(
      `mutation ($columns: [ListColumnInput!]!) {
        saveListColumns(list: INVOICES, columns: $columns) { columns { id isHidden width } }
      }`,
      { columns },
      person.token,
    );

  test('follow each person, beside the default view', async () => {
    const view = await viewOf({ name: 'Kolonner' });
    await makeDefault(view.id);
    const columns = [
      { id: 'open', isHidden: false, width: 200 },
      { id: 'gross', isHidden: true, width: null },
    ];
    expect((await save(columns)).data.saveListColumns.columns).toEqual(columns);
    expect(await settings()).toMatchObject({ columns, defaultViewId: view.id });
    expect((await settings(colleague)).columns).toEqual([]);
    await save([]);
    expect((await settings()).columns).toEqual([]);
  });

  test('are refused with a width that no screen has', async () => {
    expect((await save([{ id: 'open', isHidden: false, width: 100_000 }])).errorCode).toBe('BAD_USER_INPUT');
  });
});
