import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import type { Person } from '../../testing/World.ts';
import { replacingEdits } from './testing/replacingEdits.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN' });
});
afterAll(() => app.close());

describe('an input type that creating and editing share', () => {
  test.each(Object.entries(replacingEdits))(
    '%s stores the same in both when fields are left out or null',
    async (inputType, { create, edit, required, optional }) => {
      const fields = Object.keys({ ...required, ...optional }).join(' ');
      /** Creates a row in a company of its own, or edits one, and returns its fields and id. */
      const save = async (mutation: string, input: object, id?: string) => {
        const owner = create === 'addAgreedPrice' && !id ? { customerId: await app.world.company() } : {};
        const variables: Record<string, unknown> = { ...owner, ...(id && { id }), input };
        const types: Record<string, string> = { customerId: 'ID!', id: 'ID!', input: `${inputType}!` };
        const names = Object.keys(variables);
        const declared = names.map((name) => `$${name}: ${types[name]}`).join(', ');
        const passed = names.map((name) => `${name}: $${name}`).join(', ');
        const { data, errors } = await app.graphql(
          `mutation (${declared}) { ${mutation}(${passed}) { edge { node { id ${fields} } } } }`,
          { variables, token: admin.token },
        );
        expect(errors).toBeUndefined();
        const { id: savedId, ...saved } = (data as Record<string, { edge: { node: Record<string, unknown> } }>)[
          mutation
        ]!.edge.node;
        return { id: savedId as string, saved };
      };
      const nulls = Object.fromEntries(Object.keys(optional).map((name) => [name, null]));
      const plain = await save(create, required);
      const filled = await save(create, { ...required, ...optional });
      expect(filled.saved).toMatchObject(optional);
      for (const name of Object.keys(optional)) expect(plain.saved[name]).not.toEqual(optional[name]);
      expect((await save(create, { ...required, ...nulls })).saved).toEqual(plain.saved);
      for (const input of [required, { ...required, ...nulls }]) {
        await save(edit, { ...required, ...optional }, filled.id);
        expect((await save(edit, input, filled.id)).saved).toEqual(plain.saved);
      }
    },
  );
});
