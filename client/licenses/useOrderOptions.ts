import { useMemo } from 'react';
import { graphql, useFragment, useSubscription } from 'react-relay';
import { useDepartmentChanges } from './useDepartmentChanges.ts';
import type { useOrderOptions_customer$data, useOrderOptions_customer$key } from './__generated__/useOrderOptions_customer.graphql.ts';
import type { useOrderOptionsSubscription } from './__generated__/useOrderOptionsSubscription.graphql.ts';

const subscription = graphql`
  subscription useOrderOptionsSubscription($connections: [ID!]!) {
    installationChanged {
      edge @appendEdge(connections: $connections) { node { ...useOrderOptions_installation @relay(mask: false) } }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export type OrderDepartment = useOrderOptions_customer$data['departments']['edges'][number]['node'];
export type OrderInstallation = useOrderOptions_customer$data['installations']['edges'][number]['node'];

interface OrderOptions {
  departments: OrderDepartment[];
  installations: OrderInstallation[];
}

/** What licences can be ordered for. It follows what is set up in another window meanwhile, so that an order need not be begun again. */
export function useOrderOptions(customer: useOrderOptions_customer$key): OrderOptions {
  const { departments, installations } = useFragment(
    graphql`
      fragment useOrderOptions_customer on Customer {
        departments(first: 100) @connection(key: "useOrderOptions_departments") {
          __id
          edges { node { ...useDepartmentChanges_department @relay(mask: false) } }
        }
        installations(first: 100) @connection(key: "useOrderOptions_installations") {
          __id
          edges { node { ...useOrderOptions_installation @relay(mask: false) } }
        }
      }
    `,
    customer,
  );
  useDepartmentChanges(departments.__id);
  useSubscription<useOrderOptionsSubscription>(useMemo(() => ({ subscription, variables: { connections: [installations.__id] } }), [installations.__id]));
  return {
    departments: departments.edges.flatMap(({ node }) => (node ? [node] : [])),
    // A department takes its installations along; until that is told, they belong to nothing.
    installations: installations.edges.flatMap(({ node }) => (node?.department ? [node] : [])),
  };
}

/** The same fields by query and by subscription. */
// oxlint-disable-next-line no-unused-expressions
graphql`
  fragment useOrderOptions_installation on Installation {
    id
    subdomain
    licenseType
    contractTerm
    paymentInterval
    department { id }
  }
`;
