import { graphql, useFragment } from 'react-relay';
import { nodesOf } from '../../relay/nodesOf.ts';
import { useLiveUpdates } from '../../relay/useLiveUpdates.ts';
import type { useRightsRequests_customer$key } from '#relay/useRightsRequests_customer.graphql';

const customerFragment = graphql`
  fragment useRightsRequests_customer on Customer {
    administratorNames
    rightsRequests(first: 20) @connection(key: "useRightsRequests_rightsRequests") {
      __id
      edges {
        node {
          id
          subject
          user {
            isViewer
          }
        }
      }
    }
  }
`;

const subscription = graphql`
  subscription useRightsRequestsSubscription($connections: [ID!]!) {
    rightsRequestChanged {
      edge @appendEdge(connections: $connections) {
        node {
          id
          subject
          user {
            isViewer
          }
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const nameList = new Intl.ListFormat('da');

/** The subjects that the viewer has asked for without an answer yet, and whom the viewer asks. */
export function useRightsRequests(customer: useRightsRequests_customer$key) {
  const { administratorNames, rightsRequests } = useFragment(customerFragment, customer);
  const connection = rightsRequests.__id;
  useLiveUpdates(subscription, connection);
  const asked = nodesOf(rightsRequests).flatMap(({ user, subject }) => (user.isViewer && subject ? [subject] : []));
  return { asked: new Set<string>(asked), administrators: nameList.format(administratorNames), connection };
}
