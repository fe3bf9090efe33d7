import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse, type GraphQLSchema } from 'graphql';
import { rooms } from '../../rooms.ts';
import { clientOperations } from '../../testing/clientOperations.ts';
import { createSchema } from './createSchema.ts';
import { freshnessOf } from './readsReplica.ts';

let schema: GraphQLSchema;
beforeAll(async () => void (schema = await createSchema(rooms)));

const freshness = (document: string) => freshnessOf(schema, parse(document), undefined);

describe('the freshness of an operation', () => {
  test.each([
    ['{ viewer { user { id } } }', undefined],
    ['mutation { logout { message } }', undefined],
    ['subscription { adminChanged { id } }', undefined],
    ['{ dashboard { id } }', 'current'],
    ['{ viewer { user { id } } dashboard { id } }', 'current'],
    ['{ search(text: "abc") { title } }', 'current'],
    ['{ admin { counts { inbox: __typename } } }', 'current'],
    ['{ admin { id search(text: "abc") { title } } }', 'delayed'],
    ['{ hits: admin { found: search(text: "abc") { title } } }', 'delayed'],
    ['{ admin { search(text: "abc") { title } team { id } } }', 'current'],
    [
      '{ ...A } fragment A on Query { admin { ...B } } fragment B on Admin { search(text: "abc") { title } }',
      'delayed',
    ],
    ['{ ... on Query { admin { ... on Admin { team { id } } } } }', 'current'],
    ['{ admin { search(text: "abc") { title } } viewer { user { id } } }', 'current'],
    ['query @declareExport(list: TEAM) { admin { team { id } } }', 'delayed'],
    ['query @declareExport(list: SEATS_IN_USE) { node(id: "x") { id } }', 'current'],
  ])('is read from the document %s', (document, expected) => {
    expect(freshness(document)).toBe(expected);
  });

  test('is delayed only for operations of the client that no live event keeps up to date', () => {
    const delayed = Object.values(clientOperations)
      .filter((text) => freshness(text) === 'delayed' && !text.includes('@declareExport'))
      .map((text) => /^query (\w+)/m.exec(text)?.[1]);
    expect(delayed.toSorted()).toEqual([
      'OverviewScreenQuery',
      'RecurringCompaniesScreenPageQuery',
      'RecurringCompaniesScreenQuery',
      'useSearchHitsAdminQuery',
    ]);
  });
});
