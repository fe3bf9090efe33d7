import { describe, expect, test } from '@jest/globals';
import { buildSchema, graphql, type GraphQLSchema } from 'graphql';
import type { AccessRule } from '../access/Access.ts';
import type { Caller } from '../access/viewer.ts';
import { WHOLE_COMPANY } from '../db/scope.ts';
import { unauthenticated } from '../errors.ts';
import { guardOperations } from './guardOperations.ts';

const partner = (canWrite: boolean): Caller => ({
  viewer: {
    kind: 'token',
    tokenId: 'tok_1',
    customerId: 'cus_1',
    name: 'Partner',
    canWrite,
    program: 'tok_1',
    expiresAt: null,
    scope: WHOLE_COMPANY,
  },
});
const visitor: Caller = { refusal: unauthenticated('No token provided') };

/** A schema whose operations all declare the access and return 1. */
function schemaFor(access: AccessRule | undefined): GraphQLSchema {
  const schema = buildSchema('type Query { read: Int } type Mutation { change: Int }');
  for (const type of [schema.getQueryType()!, schema.getMutationType()!])
    for (const field of Object.values(type.getFields()))
      Object.assign(field, { resolve: () => 1, extensions: access ? { access } : {} });
  return schema;
}

async function call(access: AccessRule, source: string, caller: Caller) {
  const schema = schemaFor(access);
  guardOperations(schema);
  const { data, errors } = await graphql({ schema, source, contextValue: { caller } });
  return errors?.[0]?.message ?? data;
}

describe('the schema', () => {
  test('is refused when an operation does not declare who may call it, by the name of the operation', () => {
    expect(() => guardOperations(schemaFor(undefined))).toThrow('The query read does not declare who may call it');
  });
});

describe('an operation', () => {
  test('for everybody runs for a visitor', async () => {
    expect(await call('public', 'mutation { change }', visitor)).toEqual({ change: 1 });
  });

  test('for viewers refuses a visitor and runs for a token', async () => {
    expect(await call('viewer', '{ read }', visitor)).toBe('No token provided');
    expect(await call('viewer', '{ read }', partner(false))).toEqual({ read: 1 });
  });

  test('for persons refuses a token', async () => {
    expect(await call('person', '{ read }', partner(true))).toBe('Invalid token');
  });

  test('that requires an action refuses viewers who may not perform it', async () => {
    expect(await call('administer', '{ read }', partner(true))).toBe('Du har ikke adgang til dette');
    expect(await call('manageCompany', '{ read }', partner(true))).toEqual({ read: 1 });
  });

  test('that changes data refuses a token that may only read', async () => {
    expect(await call('manageCompany', 'mutation { change }', partner(false))).toBe(
      'Nøglen giver kun adgang til at læse',
    );
    expect(await call('manageCompany', 'mutation { change }', partner(true))).toEqual({ change: 1 });
    expect(await call('manageCompany', '{ read }', partner(false))).toEqual({ read: 1 });
  });
});
