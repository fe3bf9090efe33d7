import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema, isEnumType, type GraphQLSchema } from 'graphql';
import { rooms } from '../../rooms.ts';
import { describedItems, repeatsName } from '../../testing/describedItems.ts';
import { errorCodes } from '../errors.ts';
import { conventions } from './conventions.ts';
import { createSchema } from './createSchema.ts';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await createSchema(rooms);
});

const places = (items: ReturnType<typeof describedItems>) => items.map(({ place }) => place);

describe('the schema', () => {
  test('describes every type, field, argument and value', () => {
    const items = describedItems(schema);
    expect(items.length).toBeGreaterThan(1_000);
    expect(places(items.filter(({ description }) => !description))).toEqual([]);
  });

  test('has descriptions that are whole sentences and say more than the name', () => {
    const items = describedItems(schema).filter(({ description }) => description);
    expect(places(items.filter(repeatsName))).toEqual([]);
    expect(places(items.filter(({ description }) => !/^[A-ZÆØÅ0-9`].*\.$/s.test(description)))).toEqual([]);
  });

  test('uses every shared description', () => {
    const used = new Set(describedItems(schema).map(({ description }) => description));
    expect(conventions.filter((text) => !used.has(text))).toEqual([]);
  });

  test('lists all error codes with their meanings', () => {
    const type = schema.getType('ErrorCode');
    const values = isEnumType(type) ? type.getValues().map(({ name, description }) => [name, description]) : [];
    expect(values).toEqual(Object.entries(errorCodes).map(([code, { meaning }]) => [code, meaning]));
  });
});

describe('a description', () => {
  const shop = buildSchema(`
    "The query."
    type Query {
      "The id"
      id(
        "After"
        after: String
      ): ID
      "Type of the license."
      licenseType: Kind
      "Where it is used."
      place(size: Int): String
    }
    enum Kind {
      "Is big."
      BIG
      SMALL
    }`);
  const items = describedItems(shop);

  test('that only repeats the name is found on types, fields, arguments and values', () => {
    expect(places(items.filter((item) => item.description && repeatsName(item)))).toEqual([
      'Query',
      'Query.id',
      'Query.id(after)',
      'Query.licenseType',
      'Kind.BIG',
    ]);
  });

  test('that is missing is found on types, arguments and values', () => {
    expect(places(items.filter(({ description }) => !description))).toEqual([
      'Query.place(size)',
      'Kind',
      'Kind.SMALL',
    ]);
  });
});
