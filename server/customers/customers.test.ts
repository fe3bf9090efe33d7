import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import type { Person } from '../testing/World.ts';

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

describe('the own company', () => {
  test('is edited, and the change is an activity', async () => {
    const { data } = await update(company);
    expect(data.updateCompany).toMatchObject({ name: 'Nordlys ApS', eanNumber: '5790001330552', poNumber: 'PO 7' });
    const { data: seen } = await app.graphql(
      '{ viewer { customer { name activities { edges { node { title } } } } } }',
      { token: person.token },
    );
    expect(seen.viewer.customer).toEqual({
      name: 'Nordlys ApS',
      activities: { edges: [{ node: { title: 'Virksomhedsoplysninger er opdateret' } }] },
    });
  });

  test('keeps the registration’s messages, and leaves EAN and PO free', async () => {
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

  test('accepts a CVR number whose check sum fails: companies have such numbers', async () => {
    expect((await update({ ...company, vatNumber: '12345678' })).errors).toBeUndefined();
  });

  test('is not overwritten unseen: an older version answers CONFLICT and changes nothing', async () => {
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

  test('is out of reach for an admin who has none', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    expect((await update(company, admin.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('is edited by a partner’s program only where its key may write', async () => {
    const reader = await app.world.apiToken(person.customerId!);
    const writer = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    expect((await update(company, reader.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await update(company, writer.token)).errors).toBeUndefined();
  });
});

describe('a CVR number', () => {
  const hint = (vatNumber: string, token?: string) =>
    app.graphql('query ($n: String!) { vatNumberHint(vatNumber: $n) { message } }', {
      variables: { n: vatNumber },
      ...(token && { token }),
    });

  test('that another company has is hinted at, the own one is not', async () => {
    await app.world.company();
    await app.db.sql(`update customer set vat_number = '87654321' where id = $1`, [person.customerId]);
    expect((await hint('DK 87 65 43 21')).data.vatNumberHint.message).toContain('allerede registreret');
    expect((await hint('87654321', person.token)).data.vatNumberHint).toBeNull();
    expect((await hint('11111111')).data.vatNumberHint).toBeNull();
    expect((await hint('vrøvl')).data.vatNumberHint).toBeNull();
  });

  test('that a company has leads an admin to the company, and nobody else', async () => {
    const ask = (token?: string) =>
      app.graphql('{ vatNumberHint(vatNumber: "DK 24 25 61 46") { message company { id name } } }', {
        ...(token && { token }),
      });
    const known = await app.world.company('Kendt A/S');
    await app.db.sql(`update customer set vat_number = '24256146' where id = $1`, [known]);
    const admin = await app.world.person({ role: 'ADMIN' });
    expect((await ask(admin.token)).data.vatNumberHint).toEqual({
      message: 'CVR-nummeret er allerede registreret.',
      company: { id: known, name: 'Kendt A/S' },
    });
    const guest = await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    const { token: program } = await app.world.apiToken(person.customerId!);
    for (const token of [undefined, person.token, guest.token, program]) {
      expect((await ask(token)).data.vatNumberHint).toEqual({
        message: expect.stringContaining('bed en kollega'),
        company: null,
      });
    }
  });
});

test('over REST the company is read and written as documented', async () => {
  const written = await app.rest('PUT', '/api/company', {
    body: { ...company, name: 'Over REST' },
    token: person.token,
  });
  expect(written).toMatchObject({ status: 200, body: { data: { name: 'Over REST', vatNumber: '10150817' } } });
  expect((await app.rest('GET', '/api/company', { token: person.token })).body.data.name).toBe('Over REST');
  const refused = await app.rest('PUT', '/api/company', { body: {}, token: person.token });
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', data: { fields: { name: 'Firmanavn er påkrævet' } } },
  });
});
