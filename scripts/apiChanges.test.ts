import { describe, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { breakingChanges, brokenOperations, unannounced, undatedDeprecations } from './apiChanges.ts';

const RELEASED = `
  interface Named { name: String }
  type Shop implements Named { name: String, city: String }
  type Bar { name: String }
  union Place = Shop | Bar
  enum Status { OPEN CLOSED }
  input ShopInput { name: String, status: Status }
  type Query { shops(first: Int, page: Int! = 1, status: Status): [Shop!]!, place: Place }
  type Mutation { saveShop(input: ShopInput!): Shop }`;
const after = (from: string, to: string) => {
  expect(RELEASED).toContain(from);
  return RELEASED.replace(from, to);
};
const changelog = (...lines: string[]) =>
  `# Changelog\n\n## Unreleased\n\n${lines.join('\n')}\n\n## 2026-01-01\n\n- **Breaking** \`Shop.name\`: it went long ago.\n`;
const refused = (next: string, text = changelog()) => unannounced(buildSchema(RELEASED), buildSchema(next), text);

const breaks: Record<string, readonly [next: string, place: string]> = {
  'a field that is removed': [after('name: String, city: String', 'name: String'), 'Shop.city'],
  'a field of another type': [after('city: String', 'city: Int'), 'Shop.city'],
  'a type that is removed': [after('type Bar { name: String }', '').replace('| Bar', ''), 'Bar'],
  'a type of another kind': [after('union Place = Shop | Bar', 'type Place { name: String }'), 'Place'],
  'a type that leaves a union': [after('Shop | Bar', 'Shop'), 'Place.Bar'],
  'a type that leaves an interface': [after(' implements Named', ''), 'Shop'],
  'an enum value that is removed': [after('OPEN CLOSED', 'OPEN'), 'Status.CLOSED'],
  'an argument that is removed': [after('first: Int, ', ''), 'Query.shops(first)'],
  'an argument that is made required': [after('first: Int,', 'first: Int!,'), 'Query.shops(first)'],
  'an argument that loses the default it could do without': [
    after('page: Int! = 1', 'page: Int!'),
    'Query.shops(page)',
  ],
  'a required argument that is new': [after('place: Place', 'place(id: ID!): Place'), 'Query.place(id)'],
  'a required field of an input that is new': [
    after('input ShopInput {', 'input ShopInput { city: String!,'),
    'ShopInput.city',
  ],
  'a field of an input that is made required': [
    after('input ShopInput { name: String', 'input ShopInput { name: String!'),
    'ShopInput.name',
  ],
};

describe('a change that would break a partner’s program', () => {
  test.each(Object.entries(breaks))(
    '%s is refused unannounced, and passes where the newest section tells of it',
    (_, [next, place]) => {
      expect(breakingChanges(buildSchema(RELEASED), buildSchema(next)).map((change) => change.place)).toContain(place);
      expect(refused(next).join()).toContain(`- **Breaking** \`${place}\``);
      const lines = breakingChanges(buildSchema(RELEASED), buildSchema(next)).map(
        (change) => `- **Breaking** \`${change.place}\`: nobody asked for it.`,
      );
      expect(refused(next, changelog(...lines))).toEqual([]);
    },
  );

  test('is not announced by an older section, another place, or a line that says nothing', () => {
    const [next] = breaks['a field that is removed']!;
    expect(
      refused(RELEASED.replace('name: String, city: String', 'city: String').replace(' implements Named', '')),
    ).toHaveLength(2);
    expect(refused(next, changelog('- **Breaking** `Shop.name`: another one.'))).toHaveLength(1);
    expect(refused(next, changelog('- **Breaking** `Shop.city`:'))).toHaveLength(1);
    expect(refused(next, '')).toHaveLength(1);
  });
});

test('what only adds breaks nobody', () => {
  expect(refused(RELEASED)).toEqual([]);
  expect(
    refused(
      after('city: String', 'city: String, zip: String')
        .replace('OPEN CLOSED', 'OPEN CLOSED SOLD')
        .replace('first: Int,', 'first: Int, after: String,'),
    ),
  ).toEqual([]);
});

test('what pages of the last release ask for must go on being answered, announced or not', () => {
  const operations = { one: 'query ShopsQuery { shops { name } }', other: 'query CityQuery { shops { city } }' };
  expect(brokenOperations(operations, buildSchema(RELEASED))).toEqual([]);
  expect(brokenOperations(operations, buildSchema(after('name: String, city: String', 'name: String')))).toEqual([
    expect.stringMatching(/^query CityQuery .*"city"/),
  ]);
});

describe('what is deprecated', () => {
  const schema = (reason: string) =>
    buildSchema(`
    enum Status { OPEN CLOSED @deprecated${reason} }
    input ShopInput { name: String @deprecated${reason} }
    type Query { shops(status: Status @deprecated${reason}): String @deprecated${reason} }`);

  test('says why, and from which day it may be gone', () => {
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

  test('is named by its place', () => {
    expect(undatedDeprecations(schema('')).map((told) => told.split(' ')[0])).toEqual([
      'Status.CLOSED',
      'ShopInput.name',
      'Query.shops',
      'Query.shops.status',
    ]);
  });
});
