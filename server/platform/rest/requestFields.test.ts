import { describe, expect, test } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { registerStoredEnum } from '../graphql/storedEnums.ts';
import { describeBody } from './describeRequest.ts';
import { readVariables, requestFieldsOf } from './requestFields.ts';
import type { RestRoute } from './RestRoute.ts';

registerStoredEnum('Side', 'A side of the table.', { left: 'The left side.', right: 'The right side.' });
const schema = buildSchema(`
  scalar Date
  enum Side { LEFT RIGHT }
  type Query { seats(count: Int, isFree: Boolean, side: Side): Int }
  input SeatInput { key: String! name: String! day: Date! row: Int side: String shopId: ID }
  type Mutation { seat(id: ID!, guest: ID, input: SeatInput!): Int }
`);

const fieldsOf = (route: Partial<RestRoute> = {}) => {
  const { document, ...declared }: RestRoute = {
    method: 'PUT',
    path: '/api/seats/:id',
    document: 'mutation ($id: ID!, $guest: ID, $input: SeatInput!) { seat(id: $id, guest: $guest, input: $input) }',
    answer: 'seat',
    ...route,
  };
  return requestFieldsOf({ ...declared, document }, parse(document), schema);
};
const variablesFrom = (body: object, fields?: RestRoute['fields']) =>
  readVariables(fieldsOf(fields && { fields }), {
    params: { id: '7' },
    query: {},
    body: body as Record<string, unknown>,
    idempotencyKey: 'once',
  });

describe('a variable', () => {
  test('has the value of the field of the same name in the path or the body', () => {
    expect(variablesFrom({ guest: null, key: 'k', name: 'Ida', day: '2026-11-22', row: 3, id: '8' })).toEqual({
      id: '7',
      guest: null,
      input: { key: 'k', name: 'Ida', day: '2026-11-22', row: 3 },
    });
  });

  test('that is a required text is empty when the field was not sent', () => {
    expect(variablesFrom({})).toEqual({ id: '7', input: { key: '', name: '', day: '' } });
  });

  test('that is a date accepts a date-time', () => {
    expect(variablesFrom({ day: '2026-11-22T23:00:00Z' })).toMatchObject({ input: { day: '2026-11-22' } });
  });

  test('is converted from the text of a query', () => {
    const fields = fieldsOf({
      method: 'GET',
      document: `query ($count: Int, $isFree: Boolean, $side: Side) {
        seats(count: $count, isFree: $isFree, side: $side)
      }`,
    });
    const read = (query: Record<string, string>) =>
      readVariables(fields, { params: {}, query, body: {}, idempotencyKey: '' });
    expect(read({ count: '2', isFree: 'false' })).toEqual({ count: 2, isFree: false });
    expect(read({ side: 'left' })).toEqual({ side: 'LEFT' });
    expect(read({})).toEqual({});
  });

  test('can have the idempotency key as its value, another name in the body, a default and a conversion', () => {
    const fields: RestRoute['fields'] = {
      key: 'idempotencyKey',
      shopId: { name: 'storeId' },
      side: { default: 'left' },
      row: { convert: (row) => Number(row) + 1 },
    };
    expect(variablesFrom({ key: 'sent', storeId: 's', side: null, row: 1 }, fields)).toMatchObject({
      input: { key: 'once', shopId: 's', side: 'left', row: 2 },
    });
  });
});

describe('a field with a message for its absence', () => {
  const missing = 'Vælg en gæst';

  test('may be null only if its variable may be null', () => {
    expect(() => variablesFrom({}, { guest: { missing } })).toThrow(missing);
    expect(variablesFrom({ guest: null }, { guest: { missing } })).toMatchObject({ guest: null });
    expect(() => variablesFrom({ name: null }, { name: { missing, default: null } })).toThrow(missing);
  });

  test('may not be null when no variable receives it', () => {
    const consent = { missing, schema: { const: true } };
    expect(() => variablesFrom({ consent: null }, { consent })).toThrow(missing);
    expect(variablesFrom({ consent: true }, { consent })).not.toHaveProperty('consent');
  });

  test('is described as required', () => {
    expect(describeBody(fieldsOf({ fields: { guest: { missing } } }))!.required).toEqual([
      'guest',
      'key',
      'name',
      'day',
    ]);
  });
});

test('a rule for a variable that the document does not have is refused', () => {
  expect(() => fieldsOf({ fields: { gest: { missing: 'Vælg en gæst' } } })).toThrow('no variable gest');
});
