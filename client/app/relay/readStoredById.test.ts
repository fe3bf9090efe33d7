import { describe, expect, test } from '@jest/globals';
import { graphql } from 'react-relay';
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode } from 'relay-runtime';
import { environment } from './environment.ts';

const list = graphql`
  query readStoredByIdTestListQuery @raw_response_type {
    viewer {
      customer {
        id
        name
      }
    }
  }
`;
const node = graphql`
  query readStoredByIdTestNodeQuery($id: ID!) {
    node(id: $id) {
      ... on Customer {
        name
      }
    }
  }
`;
const ofAdmin = graphql`
  query readStoredByIdTestAdminQuery($id: ID!) {
    admin {
      customer(id: $id) {
        name
      }
    }
  }
`;
const withMoreFields = graphql`
  query readStoredByIdTestMoreQuery($id: ID!) {
    node(id: $id) {
      ... on Customer {
        name
        street
      }
    }
  }
`;
const known = graphql`
  query readStoredByIdTestAdminRootQuery {
    admin {
      counts {
        companies
      }
    }
  }
`;

const operation = (query: GraphQLTaggedNode, variables = {}) => createOperationDescriptor(getRequest(query), variables);
environment().commitPayload(operation(list), {
  viewer: { __typename: 'Viewer', customer: { __typename: 'Customer', id: 'cust_1', name: 'Fjordlyst' } },
});
environment().commitPayload(operation(known), { admin: { counts: { companies: 3 } } });
const statusOf = (query: GraphQLTaggedNode, id: string) => environment().check(operation(query, { id })).status;

describe('a record that another query has fetched', () => {
  test('answers a query for its node', () => expect(statusOf(node, 'cust_1')).toBe('available'));
  test('answers the query of an admin', () => expect(statusOf(ofAdmin, 'cust_1')).toBe('available'));
  test('answers no query for fields that nobody has fetched', () =>
    expect(statusOf(withMoreFields, 'cust_1')).toBe('missing'));
});

test('a record that nobody has fetched is missing', () => {
  expect(statusOf(node, 'cust_2')).toBe('missing');
  expect(statusOf(ofAdmin, 'cust_2')).toBe('missing');
});
