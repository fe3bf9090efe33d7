import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ token } = await app.world.person());
});
afterAll(() => app.close());

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({
    url: () => `${app.url}/graphql`,
    // Sends a token, because the suite selects the schema, which visitors may not do.
    fetchFn: (url: string, init: RequestInit) =>
      fetch(url, { ...init, headers: { ...(init.headers as object), authorization: `Bearer ${token}` } }),
  });
  test.each(audits.filter(({ name }) => name.startsWith('MUST')).map((audit) => [audit.name, audit] as const))(
    '%s',
    async (_name, audit) => {
      const result = await audit.fn();
      expect({ status: result.status, reason: 'reason' in result ? result.reason : undefined }).toEqual({
        status: 'ok',
        reason: undefined,
      });
    },
  );
});

describe('errors', () => {
  test('that are unexpected are masked, without names of tables, queries or values', async () => {
    const person = await app.world.person();
    await app.db.sql('alter table department rename column contact_person to something_else');
    const answer = await app.graphql('{ viewer { customer { departments { edges { node { name } } } } } }', {
      token: person.token,
    });
    await app.db.sql('alter table department rename column something_else to contact_person');
    expect(answer.errors).toEqual(
      [
        {
          message: 'Der opstod en fejl. Prøv igen senere.',
          path: expect.any(Array),
          locations: undefined,
          extensions: { code: 'INTERNAL' },
        },
      ].map(({ locations: _, ...error }) => error),
    );
  });

  test('do not occur for an unknown id: its field is null, and the other fields are answered', async () => {
    const person = await app.world.person();
    const answer = await app.graphql('{ viewer { user { id } } node(id: "dep_unknown") { id } }', {
      token: person.token,
    });
    expect(answer).toMatchObject({ data: { viewer: { user: { id: person.id } }, node: null } });
  });
});

describe('over HTTP,', () => {
  test('pages follow each other to the end of the list without missing or repeating a row', async () => {
    const customerId = await app.world.company();
    const { token } = await app.world.person({ customerId });
    for (let i = 0; i < 7; i++) {
      const id = await app.world.department(customerId, `Afdeling ${i}`);
      // Departments that were created before their names had to be unique may share a name.
      if (i % 2)
        await app.db.sql(`update department set name = 'Samme navn', shared_name = 'Samme navn' where id = $1`, [id]);
    }
    const page = async (after: string | null) => {
      const { data } = await app.graphql(
        `query ($after: String) { viewer { customer { departments(first: 2, after: $after) {
          totalCount pageInfo { hasNextPage endCursor } edges { node { id } }
        } } } }`,
        { token, variables: { after } },
      );
      return data.viewer.customer.departments;
    };
    const listedIds: string[] = [];
    let after: string | null = null;
    do {
      const departments = await page(after);
      expect(departments.totalCount).toBe(7);
      listedIds.push(...departments.edges.map(({ node }) => node.id));
      after = departments.pageInfo.hasNextPage ? departments.pageInfo.endCursor : null;
    } while (after);
    expect(new Set(listedIds).size).toBe(7);
  });

  test('a relation is resolved for every row of a page', async () => {
    const customerId = await app.world.company();
    const { token } = await app.world.person({ customerId });
    for (let i = 0; i < 10; i++) await app.world.department(customerId);
    await app.db.sql('select pg_stat_statements_reset()').catch(() => undefined);
    const { data } = await app.graphql(
      '{ viewer { customer { departments { edges { node { customer { id } } } } } } }',
      { token },
    );
    expect(data.viewer.customer.departments.edges.every(({ node }) => node.customer.id === customerId)).toBe(true);
  });

  test('node(id:) finds the objects of the viewer’s own company, and no others', async () => {
    const person = await app.world.person();
    const ownObjects = {
      Department: await app.world.department(person.customerId!),
      Activity: await app.world.activity(person.customerId!),
      User: person.id,
      Customer: person.customerId!,
    };
    for (const [type, id] of Object.entries(ownObjects)) {
      expect(
        (
          await app.graphql('query ($id: ID!) { node(id: $id) { __typename id } }', {
            token: person.token,
            variables: { id },
          })
        ).data.node,
      ).toEqual({ __typename: type, id });
    }
    const stranger = await app.world.person();
    for (const id of [...Object.values(ownObjects), 'dep_', 'nonsense', '', 'sess_x', person.sessionId]) {
      expect(
        (await app.graphql('query ($id: ID!) { node(id: $id) { id } }', { token: stranger.token, variables: { id } }))
          .data.node,
      ).toBeNull();
    }
  });
});
