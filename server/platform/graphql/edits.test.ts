import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema, isInputObjectType, isNonNullType, getNullableType, type GraphQLArgument } from 'graphql';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import type { EditedCompany } from '../../testing/Fixture.ts';
import { fixtures } from '../../testing/fixtures.ts';

let app: TestApp;
let company: EditedCompany;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  const admin = await app.world.person({ role: 'ADMIN' });
  const customerId = admin.customerId!;
  const departmentId = await app.world.department(customerId);
  const installationId = await app.world.installation(departmentId);
  company = { app, admin, customerId, departmentId, installationId };
});
afterAll(() => app.close());

const cases = fixtures.flatMap(({ mutations = {} }) =>
  Object.entries(mutations).flatMap(([mutation, { edit }]) => (edit ? [{ mutation, edit }] : [])),
);

/** Those with another rule follow the schema's description: some replace all fields, and no password can be emptied. */
const edits = cases.flatMap(({ mutation, edit }) => (typeof edit === 'string' ? [] : [[mutation, edit] as const]));

const mutations = buildSchema(readFileSync('schema.graphql', 'utf8')).getMutationType()!.getFields();

/** Columns that a call without fields changes: version, time of change, and the effects of completing a request. */
const withoutEffects = ({
  version: _,
  changed_at: _time,
  status: __,
  fulfilled_at: ___,
  ...row
}: Record<string, unknown>) => row;

describe('an edit', () => {
  test.each(edits)(
    '%s keeps a field that is left out, and empties or refuses a field that is null',
    async (mutation, edit) => {
      const { table, row, stored = {}, idName = 'id', required, emptied, refused } = edit;
      const id = await row(company);
      for (const [column, value] of Object.entries(stored))
        await app.db.sql(`update ${table} set ${column} = $2 where id = $1`, [id, value]);
      const { args } = mutations[mutation]!;
      const input = ['changes', 'input'].find((name) => args.some((arg) => arg.name === name));
      const send = (fields: object) => {
        const variables = { [idName]: id, ...required, ...(input ? { [input]: fields } : fields) };
        const sent = args.filter(({ name }) => name in variables);
        const declared = sent.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
        const passed = sent.map(({ name }) => `${name}: $${name}`).join(', ');
        const document = `mutation (${declared}) { ${mutation}(${passed}) { __typename } }`;
        return app.graphql(document, { variables, token: company.admin.token });
      };
      const readRow = async () => (await app.db.sql(`select * from ${table} where id = $1`, [id]))[0]!;

      expect(Object.keys((await send({ [refused]: null })).fieldErrors ?? {})).toEqual([refused]);
      const before = await readRow();
      expect((await send({})).errors).toBeUndefined();
      expect(withoutEffects(await readRow())).toEqual(withoutEffects(before));
      if (!emptied) return;
      const [field, column] = emptied;
      expect((await send({ [field]: null })).errors).toBeUndefined();
      expect(withoutEffects(await readRow())).toEqual({ ...withoutEffects(before), [column]: null });
    },
  );

  test('has a case in its fixture if it has fields that may be left out', () => {
    const editsWithOptionalFields = Object.values(mutations)
      .filter(({ name, args }) => /^(update|save|set|complete)/.test(name) && args.some(mayBeLeftOut))
      .map(({ name }) => name);
    expect(editsWithOptionalFields.sort()).toEqual(cases.map(({ mutation }) => mutation).sort());
  });
});

/** Whether a call may leave out the argument, or a field of the input that it takes. Versions are no fields. */
function mayBeLeftOut({ name, type }: Pick<GraphQLArgument, 'name' | 'type'>): boolean {
  const input = getNullableType(type);
  if (isInputObjectType(input)) return Object.values(input.getFields()).some(mayBeLeftOut);
  return name !== 'version' && name !== 'termsVersion' && !isNonNullType(type);
}
