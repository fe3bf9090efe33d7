import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { rowOf } from '../../../testing/restRows.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.world.person();
});
afterAll(() => app.close());

const company = {
  name: 'Nordlys ApS',
  contactPerson: 'Ida',
  phoneNumber: '12345678',
  vatNumber: '10150817',
  eanNumber: '5790001330552',
  billingEmail: 'f@nordlys.example',
  street: 'Algade 1',
  zip: '4000',
  city: 'Roskilde',
  poNumber: 'PO 7',
};
const update = (input: object, token = person.token) =>
  app.graphql(
    'mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { name eanNumber poNumber version } }',
    { variables: { input }, token },
  );

describe('the viewer’s company', () => {
  test('can be edited, and the edit is recorded as an activity', async () => {
    const { data } = await update(company);
    expect(data.updateCompany).toMatchObject({ name: 'Nordlys ApS', eanNumber: '5790001330552', poNumber: 'PO 7' });
    const { data: after } = await app.graphql(
      '{ viewer { customer { name activities { edges { node { title } } } } } }',
      { token: person.token },
    );
    expect(after.viewer.customer).toEqual({
      name: 'Nordlys ApS',
      activities: { edges: [{ node: { title: expect.stringContaining('opdateret: firmanavn, kontaktperson, ') } }] },
    });
  });

  test('reports missing and invalid fields, and can be saved without EAN and PO numbers', async () => {
    const { errors } = await update({
      ...company,
      name: '',
      contactPerson: ' ',
      billingEmail: 'x',
      vatNumber: '123',
      eanNumber: '',
      poNumber: null,
    });
    expect(errors?.[0]?.extensions.fields).toEqual({
      name: 'Firmanavn er påkrævet',
      contactPerson: 'Kontaktperson er påkrævet',
      billingEmail: 'Ugyldig e-mail',
      vatNumber: 'CVR-nummer skal være 8 cifre',
    });
    expect((await update({ ...company, eanNumber: '', poNumber: null })).data.updateCompany).toMatchObject({
      eanNumber: null,
      poNumber: null,
    });
  });

  test('keeps a phone number and a postcode that are older than the rules about them', async () => {
    await app.db.sql(`update customer set phone_number = 'omstillingen', zip = '80 00' where id = $1`, [
      person.customerId,
    ]);
    const old = { phoneNumber: 'omstillingen', zip: '80 00' };
    expect((await update({ ...company, ...old, name: 'Nordlys 2' })).data.updateCompany.name).toBe('Nordlys 2');
    expect((await update({ ...company, ...old, phoneNumber: 'receptionen' })).fieldErrors).toEqual({
      phoneNumber: 'Telefonnummer skal være 8 cifre, eller begynde med + og landekode',
    });
    expect((await update(company)).errors).toBeUndefined();
    expect((await update({ ...company, ...old })).fieldErrors).toMatchObject({
      phoneNumber: expect.any(String),
      zip: expect.any(String),
    });
  });

  test('can have a CVR number with an invalid check sum, since such companies exist', async () => {
    expect((await update({ ...company, vatNumber: '12345678' })).errors).toBeUndefined();
  });

  test('is not changed by an edit of an old version', async () => {
    const {
      data: {
        updateCompany: { version },
      },
    } = await update(company);
    await update({ ...company, version, name: 'Den første' });
    const { errors } = await update({ ...company, version, name: 'Den anden' });
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
      message: expect.stringContaining('En anden har gemt'),
    });
    const { data } = await app.graphql('{ viewer { customer { name } } }', { token: person.token });
    expect(data.viewer.customer.name).toBe('Den første');
  });

  test('cannot be edited by an admin without a company', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    expect((await update(company, admin.token)).errorCode).toBe('FORBIDDEN');
  });

  test('can be edited with an API token only if the token may write', async () => {
    const reader = await app.world.apiToken(person.customerId!);
    const writer = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    expect((await update(company, reader.token)).errorCode).toBe('FORBIDDEN');
    expect((await update(company, writer.token)).errors).toBeUndefined();
  });
});

describe('the hint about a CVR number', () => {
  const hint = (vatNumber: string, token?: string) =>
    app.graphql('query ($n: String!) { vatNumberHint(vatNumber: $n) { message } }', {
      variables: { n: vatNumber },
      ...(token && { token }),
    });

  test('is given for a number of another company, but not for the viewer’s own number', async () => {
    await app.world.company();
    await app.db.sql(`update customer set vat_number = '87654321' where id = $1`, [person.customerId]);
    expect((await hint('DK 87 65 43 21')).data.vatNumberHint.message).toContain('allerede registreret');
    expect((await hint('87654321', person.token)).data.vatNumberHint).toBeNull();
    expect((await hint('11111111')).data.vatNumberHint).toBeNull();
    expect((await hint('vrøvl')).data.vatNumberHint).toBeNull();
  });

  test('names the company to an admin, and to no other caller', async () => {
    const readHint = (token?: string) =>
      app.graphql('{ vatNumberHint(vatNumber: "DK 24 25 61 46") { message company { id name } } }', {
        ...(token && { token }),
      });
    const known = await app.world.company('Kendt A/S');
    await app.db.sql(`update customer set vat_number = '24256146' where id = $1`, [known]);
    const admin = await app.world.person({ role: 'ADMIN' });
    expect((await readHint(admin.token)).data.vatNumberHint).toEqual({
      message: 'CVR-nummeret er allerede registreret.',
      company: { id: known, name: 'Kendt A/S' },
    });
    const impersonation = await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    const { token: apiToken } = await app.world.apiToken(person.customerId!);
    for (const token of [undefined, person.token, impersonation.token, apiToken]) {
      expect((await readHint(token)).data.vatNumberHint).toEqual({
        message: expect.stringContaining('bed en kollega'),
        company: null,
      });
    }
  });
});

test('REST reads and edits the company', async () => {
  const written = await app.rest('PUT', '/api/company', {
    body: { ...company, name: 'Over REST' },
    token: person.token,
  });
  expect(written).toMatchObject({ status: 200, body: { data: { name: 'Over REST', vatNumber: '10150817' } } });
  expect(rowOf(await app.rest('GET', '/api/company', { token: person.token })).name).toBe('Over REST');
  const refused = await app.rest('PUT', '/api/company', { body: {}, token: person.token });
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', data: { fields: { name: 'Firmanavn er påkrævet' } } },
  });
});
