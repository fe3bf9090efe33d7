import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type GraphQLAnswer, type TestApp } from '../../testing/createTestApp.ts';
import { recordReads } from '../../testing/recordReads.ts';
import type { Person } from '../../testing/World.ts';

let app: TestApp;
let person: Person;
const departments: string[] = [];
beforeAll(async () => {
  app = await createTestApp();
  person = await app.world.person();
  for (let i = 0; i < 3; i += 1) {
    const departmentId = await app.world.department(person.customerId!);
    departments.push(departmentId);
    for (let card = 0; card < 2; card += 1) await app.world.clipCard(departmentId);
  }
});
afterAll(() => app.close());

interface CardList<Card> {
  viewer: { customer: { clipCards: { edges: { node: Card }[] } } };
}

/** The process also runs statements of its own in the background. */
const READS_ROWS = /from "(customer|department|user_account|clip_card)"/;

/**
 * Records the reads of rows of a table by id, most of which are a part of the page's statement, and the number of
 * statements of the query.
 */
async function readsById<Card>(table: string, send: () => Promise<GraphQLAnswer<CardList<Card>>>) {
  const { result, statements } = await recordReads(app, send);
  expect(result.errors).toBeUndefined();
  const own = statements.map(({ text }) => text).filter((text) => READS_ROWS.test(text));
  const byId = new RegExp(`(select [^()]* from "${table}" where "id" = any)\\(`, 'g');
  return {
    texts: statements.flatMap(({ text }) => [...text.matchAll(byId)].map(([, read]) => read!)),
    statements: own.length,
    cards: result.data.viewer.customer.clipCards.edges.map(({ node }) => node),
  };
}

const readCards = <const Fields extends string>(fields: Fields) =>
  app.graphql(`{ viewer { customer { clipCards { edges { node { id ${fields} } } } } } }`, { token: person.token });

test('the related rows of a page are read by its statement, with the selected columns only', async () => {
  const { texts, statements, cards } = await readsById('department', () => readCards('department { name }'));
  expect(texts).toEqual(['select "id", "name" from "department" where "id" = any']);
  // The company of the viewer, and the page.
  expect(statements).toBe(2);
  expect(new Set(cards.map(({ department }) => department.name)).size).toBe(3);
});

test('two aliases of the same relation each return the fields that they select', async () => {
  const { texts, cards } = await readsById('department', () =>
    readCards('one: department { name } other: department { id contactPerson }'),
  );
  expect(texts).toHaveLength(2);
  for (const { one, other } of cards) {
    expect(Object.keys(one)).toEqual(['name']);
    expect(departments).toContain(other.id);
    expect(typeof other.contactPerson).toBe('string');
  }
});

test('selections of a relation in fragments, repeated or under a condition are merged into one read', async () => {
  const document = `
    query ($no: Boolean = false) {
      viewer { customer { clipCards { edges { node {
        ...Card department { contactPerson ... @include(if: $no) { city } }
      } } } } }
    }
    fragment Card on ClipCard { department { ... on Department { name } } }`;
  const { texts, cards } = await readsById('department', () => app.graphql(document, { token: person.token }));
  expect(texts).toEqual([
    'select "city", "contact_person" as "contactPerson", "id", "name" from "department" where "id" = any',
  ]);
  for (const { department } of cards) expect(Object.keys(department).toSorted()).toEqual(['contactPerson', 'name']);
});

test('a related row is read with all columns when a selected field is computed from it', async () => {
  await app.db.sql(
    `update department set card_brand = 'visa', card_last4 = '4242', card_exp_month = 12, card_exp_year = 2031
      where id = $1`,
    [departments[0]],
  );
  const { texts, cards } = await readsById('department', () => readCards('department { id cardInfo { last4 } }'));
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('"card_last4"');
  expect(cards.filter(({ department }) => department.cardInfo)).toHaveLength(2);
});

test('relations of related rows are read too, and a missing relation is null', async () => {
  await app.db.sql('update clip_card set user_id = null where department_id = $1', [departments[1]]);
  const { texts, statements, cards } = await readsById('customer', () =>
    readCards('department { customer { name } } user { email }'),
  );
  expect(texts.at(-1)).toBe('select "id", "name" from "customer" where "id" = any');
  expect(statements).toBe(2);
  expect(new Set(cards.map(({ department }) => department.customer.name)).size).toBe(1);
  expect(cards.filter(({ user }) => user === null).length).toBeGreaterThanOrEqual(2);
});
