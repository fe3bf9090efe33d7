import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';

const TAKEN =
  'En anden afdeling i virksomheden har allerede dette navn eller et, der ikke kan skelnes fra det. Vælg et andet.';

let app: TestApp;
let admin: Person;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => void (person = await app.world.person()));
afterAll(() => app.close());

const create = (name: string, token = person.token) =>
  app.graphql('mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id name } } } }', {
    variables: { input: { name, contactPerson: 'Ida' } },
    token,
  });
const update = (id: string, changes: object) =>
  app.graphql(
    `mutation ($id: ID!, $changes: DepartmentChanges!) {
      updateDepartment(id: $id, changes: $changes) { edge { node { name } } }
    }`,
    { variables: { id, changes }, token: person.token },
  );
const updateAsAdmin = (id: string, changes: object) =>
  app.graphql(
    `mutation ($id: ID!, $changes: DepartmentChanges!) {
      updateDepartmentAsAdmin(id: $id, changes: $changes) { edge { node { name } } }
    }`,
    { variables: { id, changes }, token: admin.token },
  );

describe('the name of a department is refused', () => {
  test.each([
    ['in another letter case', 'KUNDESERVICE ØST'],
    ['with spaces around it', '  Kundeservice Øst '],
    ['with more or other spaces', 'Kundeservice  \u00a0Øst'],
    ['with a zero-width space', 'Kunde\u200bservice Øst'],
    ['with a soft hyphen', 'Kunde\u00adservice Øst'],
    ['with a tag character', 'Kundeservice Øst\u{e0041}'],
    ['in decomposed letters', 'Kundeservice Øst'.normalize('NFD')],
    ['in full-width letters', 'Ｋundeservice Øst'],
    ['with Cyrillic letters', 'Kundеsеrviсе Øst'],
    ['with a Greek letter', 'Κundeservice Øst'],
  ])('if another department has it %s', async (_, lookalike) => {
    expect((await create('Kundeservice Øst')).errors).toBeUndefined();
    expect((await create(lookalike)).fieldErrors).toEqual({ name: TAKEN });
  });

  test('if it differs from another name only by the kind of dash or apostrophe', async () => {
    await create("Nord - Anna's");
    expect((await create('Nord – Anna’s')).fieldErrors).toEqual({ name: TAKEN });
  });

  test('if it has only invisible characters', async () => {
    expect((await create('\u200b \u00ad\u3164')).fieldErrors).toEqual({ name: 'Navn er påkrævet' });
  });

  test('in edits by the company and by an admin, and over REST', async () => {
    await create('Salg');
    const { data } = await create('Service');
    const { id } = data.createDepartment.edge.node;
    expect((await update(id, { name: 'salg' })).fieldErrors).toEqual({ name: TAKEN });
    expect((await updateAsAdmin(id, { name: 'Ｓalg' })).fieldErrors).toEqual({ name: TAKEN });
    const created = await app.rest('POST', '/api/departments', {
      body: { name: 'SALG', contactPerson: 'Ida' },
      token: person.token,
    });
    expect([created.status, created.body.data]).toMatchObject([
      400,
      { fields: { name: TAKEN }, fieldErrors: [{ code: 'TAKEN' }] },
    ]);
    const changed = await app.rest('PUT', `/api/departments/${id}`, {
      body: { name: 'SALG', contactPerson: 'Ida' },
      token: person.token,
    });
    expect([changed.status, changed.body.data]).toMatchObject([
      400,
      { fields: { name: TAKEN }, fieldErrors: [{ code: 'TAKEN' }] },
    ]);
  });

  test('if another department takes it in parallel', async () => {
    const answers = await Promise.all(
      ['Lager', 'lager', 'LAGER', ' Lager ', 'La\u200bger'].map((name) => create(name)),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const answer of answers) if (answer.errors) expect(answer.fieldErrors).toEqual({ name: TAKEN });
  });

  test('by the database itself', async () => {
    await app.world.department(person.customerId!, 'Salg');
    await expect(app.world.department(person.customerId!, 'salg ')).rejects.toThrow(/department_name_unique/);
  });
});

describe('the name of a department is accepted', () => {
  test('if it differs visibly from another name, such as by an accent or a digit', async () => {
    for (const name of ['Café', 'Cafe', 'Hal 1', 'Hal I', 'Århus', 'Aarhus', 'SalgØst', 'Salg Øst'])
      expect([name, (await create(name)).errors]).toEqual([name, undefined]);
  });

  test('if only a department of another company has it', async () => {
    const other = await app.world.person();
    expect((await create('Salg')).errors).toBeUndefined();
    expect((await create('Salg', other.token)).errors).toBeUndefined();
  });

  test('if the department that had it was deleted or renamed', async () => {
    const [one, two] = [await create('Salg'), await create('Service')].map(
      ({ data }) => data.createDepartment.edge.node.id,
    ) as [string, string];
    await app.graphql('mutation ($id: ID!) { deleteDepartment(id: $id) { deletedId } }', {
      variables: { id: one },
      token: person.token,
    });
    await update(two, { name: 'Support' });
    for (const name of ['Salg', 'Service']) expect((await create(name)).errors).toBeUndefined();
  });

  test('if it is the department’s own name, in the same or another letter case', async () => {
    const { data } = await create('salg');
    const { id } = data.createDepartment.edge.node;
    expect((await update(id, { name: 'Salg' })).errors).toBeUndefined();
    expect((await update(id, { name: 'Salg', city: 'Aarhus' })).errors).toBeUndefined();
  });

  test('with 200 characters that become longer when they are normalized', async () => {
    for (const letter of ['ﷺ', 'W', '👩‍👧', 'ß']) {
      const longest = [...letter.repeat(200)].join('').slice(0, 200);
      const created = await create(longest);
      expect([letter, created.errorCode]).toEqual([letter, undefined]);
      expect((await create(longest)).fieldErrors).toEqual({ name: TAKEN });
    }
  });
});

describe('departments that shared a name before names had to be unique', () => {
  const createWithSharedName = async () => {
    const first = await app.world.department(person.customerId!, 'Salg');
    const [second] = (await app.db.sql(
      `insert into department (id, customer_id, name, shared_name, contact_person, created_at)
       values ($1, $2, 'salg', 'salg', 'Ida', now()) returning id`,
      [`${first}x`, person.customerId],
    )) as [{ id: string }];
    return [first, second.id] as const;
  };

  test('can be edited without a new name', async () => {
    const [first, second] = await createWithSharedName();
    for (const id of [first, second]) expect((await update(id, { city: 'Aarhus' })).errors).toBeUndefined();
  });

  test('can get a new name, and then cannot take the shared name again', async () => {
    const [, second] = await createWithSharedName();
    expect((await update(second, { name: 'SALG' })).fieldErrors).toEqual({ name: TAKEN });
    expect((await update(second, { name: 'Salg Vest' })).errors).toBeUndefined();
    expect((await update(second, { name: 'salg' })).fieldErrors).toEqual({ name: TAKEN });
  });

  test('still keep a new department from taking the name when one of them is deleted', async () => {
    const [first] = await createWithSharedName();
    await app.graphql('mutation ($id: ID!) { deleteDepartment(id: $id) { deletedId } }', {
      variables: { id: first },
      token: person.token,
    });
    expect((await create('Salg')).fieldErrors).toEqual({ name: TAKEN });
  });
});

describe('the subdomain of an installation', () => {
  const createInstallation = async (subdomain: string) => {
    const departmentId = await app.world.department(person.customerId!);
    const input = {
      subdomain,
      departmentId,
      licenseType: 'PLAN_SUITE_TEAM',
      paymentInterval: 'MONTHLY',
      contractTerm: 12,
    };
    return app.graphql(
      'mutation ($input: InstallationInput!) { createInstallation(input: $input) { edge { node { subdomain } } } }',
      { variables: { input }, token: person.token },
    );
  };

  test('is unique regardless of letter case and surrounding spaces', async () => {
    expect((await createInstallation('skagen-lys')).errors).toBeUndefined();
    for (const lookalike of ['SKAGEN-LYS', '  skagen-lys ', 'sKagen-Lys']) {
      expect((await createInstallation(lookalike)).fieldErrors).toEqual({
        subdomain: 'Subdomænet er allerede i brug. Vælg et andet.',
      });
    }
  });

  test('must not contain characters that look like others', async () => {
    for (const invalid of ['skagen\u200b-lys', 'skаgen-lys', 'skagen‐lys', 'ｓkagen-lys', 'skågen-lys']) {
      expect([invalid, (await createInstallation(invalid)).fieldErrors]).toEqual([
        invalid,
        { subdomain: 'Brug 3 til 63 tegn: bogstaver fra a til z, tal og bindestreger' },
      ]);
    }
  });

  test('is checked by the database itself', async () => {
    const departmentId = await app.world.department(person.customerId!);
    await expect(app.world.installation(departmentId, { subdomain: 'Skagen-Lys' })).rejects.toThrow(
      /installation_subdomain_plain/,
    );
    await expect(app.world.installation(departmentId, { subdomain: 'skagen lys' })).rejects.toThrow(
      /installation_subdomain_plain/,
    );
  });
});
