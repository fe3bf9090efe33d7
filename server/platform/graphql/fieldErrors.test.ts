import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import type { Person } from '../../testing/World.ts';

let app: TestApp;
let person: Person;
let foreignDepartment: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  person = await app.world.person();
  await app.world.department(person.customerId!, 'Salg');
  foreignDepartment = await app.world.department(await app.world.company());
});
afterAll(() => app.close());

interface FieldError {
  field: string;
  code: string;
  message: string;
}

const CREATE = 'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { deletedId } }';
const department = { name: 'Drift', contactPerson: 'Ida' };

/** The invalid fields of a refused operation. */
async function fieldErrorsOf(document: string, variables: object): Promise<FieldError[]> {
  const { errors } = await app.graphql(document, { variables, token: person.token });
  const { code, fields, fieldErrors } = errors![0]!.extensions as Record<string, unknown>;
  expect(code).toBe('BAD_USER_INPUT');
  const found = fieldErrors as FieldError[];
  expect(fields).toEqual(Object.fromEntries(found.map(({ field, message }) => [field, message])));
  return found;
}

describe('an invalid field', () => {
  test.each<[string, string, string, object]>([
    ['name', 'REQUIRED', CREATE, { input: { ...department, name: ' ' } }],
    ['name', 'REQUIRED', CREATE, { input: { contactPerson: 'Ida' } }],
    ['name', 'INVALID', CREATE, { input: { ...department, name: { text: 'Drift' } } }],
    ['name', 'TOO_LONG', CREATE, { input: { ...department, name: 'x'.repeat(300) } }],
    ['name', 'TAKEN', CREATE, { input: { ...department, name: 'salg' } }],
    ['name', 'INVALID', CREATE, { input: { ...department, name: 'Se www.example.com' } }],
    ['zip', 'INVALID', CREATE, { input: { ...department, zip: '12' } }],
    ['first', 'INVALID', '{ viewer { customer { departments(first: -1) { totalCount } } } }', {}],
    [
      'departmentId',
      'NOT_FOUND',
      `mutation ($input: InstallationInput!) { createInstallation(input: $input) { deletedId } }`,
      {
        input: {
          departmentId: '',
          subdomain: 'drift-desk',
          licenseType: 'PLAN_SUITE_TEAM',
          paymentInterval: 'MONTHLY',
          contractTerm: 12,
        },
      },
    ],
  ])('%s has the code %s', async (field, code, document, variables) => {
    const sent = JSON.parse(
      JSON.stringify(variables).replace('"departmentId":""', `"departmentId":"${foreignDepartment}"`),
    );
    expect(await fieldErrorsOf(document, sent as object)).toEqual([
      { field, code, message: expect.stringMatching(/.{5}/) },
    ]);
  });

  test('is reported in REST as in GraphQL, beside the other invalid fields', async () => {
    const { body } = await app.rest('POST', '/api/departments', {
      token: person.token,
      body: { name: '', contactPerson: 'x'.repeat(300), zip: 'x' },
    });
    expect((body.data as { fieldErrors: FieldError[] }).fieldErrors.map(({ field, code }) => [field, code])).toEqual([
      ['name', 'REQUIRED'],
      ['contactPerson', 'TOO_LONG'],
      ['zip', 'INVALID'],
    ]);
  });
});
