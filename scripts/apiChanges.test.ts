import { describe, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { breakingChanges, brokenOperations, unannouncedBreakingChanges, undatedDeprecations } from './apiChanges.ts';

const RELEASED = `
  interface Named { name: String }
  type Shop implements Named { name: String, city: String }
  type Bar { name: String }
  union Place = Shop | Bar
  enum Status { OPEN CLOSED }
  input ShopInput { name: String, status: Status }
  type Query { shops(first: Int, page: Int! = 1, status: Status): [Shop!]!, place: Place }
  type Mutation { saveShop(input: ShopInput!): Shop }`;
/** Returns the released schema with one part replaced; fails when the part is not in it. */
const editReleased = (from: string, to: string) => {
  expect(RELEASED).toContain(from);
  return RELEASED.replace(from, to);
};
const changelog = (...lines: string[]) =>
  [
    '# Changelog',
    '## Unreleased',
    lines.join('\n'),
    '## 2026-01-01',
    '- **Breaking** `Shop.name`: it was removed long ago.\n',
  ].join('\n\n');
const problems = (next: string, text = changelog()) =>
  unannouncedBreakingChanges(buildSchema(RELEASED), buildSchema(next), text);

const breakingEdits: Record<string, readonly [next: string, place: string]> = {
  'a removed field': [editReleased('name: String, city: String', 'name: String'), 'Shop.city'],
  'a field with another type': [editReleased('city: String', 'city: Int'), 'Shop.city'],
  'a removed type': [editReleased('type Bar { name: String }', '').replace('| Bar', ''), 'Bar'],
  'a type that becomes another kind of type': [
    editReleased('union Place = Shop | Bar', 'type Place { name: String }'),
    'Place',
  ],
  'a type that leaves a union': [editReleased('Shop | Bar', 'Shop'), 'Place'],
  'a type that leaves an interface': [editReleased(' implements Named', ''), 'Shop'],
  'a removed enum value': [editReleased('OPEN CLOSED', 'OPEN'), 'Status.CLOSED'],
  'a removed argument': [editReleased('first: Int, ', ''), 'Query.shops.first'],
  'an argument that becomes required': [editReleased('first: Int,', 'first: Int!,'), 'Query.shops.first'],
  'a required argument that loses its default': [editReleased('page: Int! = 1', 'page: Int!'), 'Query.shops.page'],
  'an argument with another default': [editReleased('page: Int! = 1', 'page: Int! = 2'), 'Query.shops.page'],
  'a new required argument': [editReleased('place: Place', 'place(id: ID!): Place'), 'Query.place.id'],
  'a new required field of an input': [
    editReleased('input ShopInput {', 'input ShopInput { city: String!,'),
    'ShopInput.city',
  ],
  'a field of an input that becomes required': [
    editReleased('input ShopInput { name: String', 'input ShopInput { name: String!'),
    'ShopInput.name',
  ],
};

describe('the changelog check for breaking schema changes', () => {
  test.each(Object.entries(breakingEdits))(
    'refuses %s until the newest section of the changelog announces the change',
    async (_, [next, place]) => {
      const places = (await breakingChanges(buildSchema(RELEASED), buildSchema(next))).map(({ path }) => path);
      expect(places).toContain(place);
      expect((await problems(next)).join()).toContain(`- **Breaking** \`${place}\``);
      const lines = places.map((changed) => `- **Breaking** \`${changed}\`: no partner used it.`);
      expect(await problems(next, changelog(...lines))).toEqual([]);
    },
  );

  test('does not accept an announcement in an older section, for another place, or without a text', async () => {
    const [next] = breakingEdits['a removed field']!;
    expect(
      await problems(RELEASED.replace('name: String, city: String', 'city: String').replace(' implements Named', '')),
    ).toHaveLength(2);
    expect(await problems(next, changelog('- **Breaking** `Shop.name`: another one.'))).toHaveLength(1);
    expect(await problems(next, changelog('- **Breaking** `Shop.city`:'))).toHaveLength(1);
    expect(await problems(next, '')).toHaveLength(1);
  });
});

test('the changelog check accepts additions without an announcement', async () => {
  expect(await problems(RELEASED)).toEqual([]);
  expect(
    await problems(
      editReleased('city: String', 'city: String, zip: String')
        .replace('OPEN CLOSED', 'OPEN CLOSED SOLD')
        .replace('first: Int,', 'first: Int, after: String,'),
    ),
  ).toEqual([]);
});

test('operations of the last release must stay valid, even if the changelog announces the break', () => {
  const operations = { one: 'query ShopsQuery { shops { name } }', other: 'query CityQuery { shops { city } }' };
  expect(brokenOperations(operations, buildSchema(RELEASED))).toEqual([]);
  expect(brokenOperations(operations, buildSchema(editReleased('name: String, city: String', 'name: String')))).toEqual(
    [expect.stringMatching(/^query CityQuery .*"city"/)],
  );
});

describe('a deprecation', () => {
  const schema = (reason: string) =>
    buildSchema(`
    enum Status { OPEN CLOSED @deprecated${reason} }
    input ShopInput { name: String @deprecated${reason} }
    type Query { shops(status: Status @deprecated${reason}): String @deprecated${reason} }`);

  test('must give a reason and the day from which the element may be removed', () => {
    for (const reason of [
      '',
      '(reason: "Use markets.")',
      '(reason: "2027-05-01")',
      '(reason: "Use markets from May on.")',
    ]) {
      expect(undatedDeprecations(schema(reason))).toHaveLength(4);
    }
    expect(undatedDeprecations(schema('(reason: "Use markets; gone from 2027-05-01 on.")'))).toEqual([]);
  });

  test('is reported with the place of the deprecated element', () => {
    expect(undatedDeprecations(schema('')).map((problem) => problem.split(' ')[0])).toEqual([
      'Status.CLOSED',
      'ShopInput.name',
      'Query.shops',
      'Query.shops.status',
    ]);
  });
});
