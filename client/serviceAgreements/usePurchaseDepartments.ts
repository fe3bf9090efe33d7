import { useMemo } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { useMorePages } from '../relay/useMorePages.ts';
import type {
  usePurchaseDepartments_customer$data,
  usePurchaseDepartments_customer$key,
} from './__generated__/usePurchaseDepartments_customer.graphql.ts';
import type { usePurchaseDepartmentsLicenseSubscription } from './__generated__/usePurchaseDepartmentsLicenseSubscription.graphql.ts';
import type { usePurchaseDepartmentsPaginationQuery } from './__generated__/usePurchaseDepartmentsPaginationQuery.graphql.ts';
import type { usePurchaseDepartmentsSubscription } from './__generated__/usePurchaseDepartmentsSubscription.graphql.ts';

export type PurchaseDepartment = usePurchaseDepartments_customer$data['departments']['edges'][number]['node'];

const departmentSubscription = graphql`
  subscription usePurchaseDepartmentsSubscription($connections: [ID!]!) {
    departmentChanged {
      edge @appendEdge(connections: $connections) {
        node {
          ...usePurchaseDepartments_department @relay(mask: false)
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

/** The price depends on the licences, so it follows them while the wizard is open. */
const licenseSubscription = graphql`
  subscription usePurchaseDepartmentsLicenseSubscription {
    licenseChanged {
      edge {
        node {
          installation {
            department {
              id
              activeLicenseCount
            }
          }
        }
      }
    }
  }
`;

/** The departments that an agreement can be ordered for, with their licences and payment methods. */
export function usePurchaseDepartments(customer: usePurchaseDepartments_customer$key) {
  const {
    data: { departments },
    ...pages
  } = usePaginationFragment<usePurchaseDepartmentsPaginationQuery, usePurchaseDepartments_customer$key>(
    graphql`
      fragment usePurchaseDepartments_customer on Customer
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, after: { type: "String" })
      @refetchable(queryName: "usePurchaseDepartmentsPaginationQuery") {
        departments(first: $count, after: $after) @connection(key: "usePurchaseDepartments_departments") {
          __id
          edges {
            node {
              ...usePurchaseDepartments_department @relay(mask: false)
            }
          }
        }
      }
    `,
    customer,
  );
  const { __id: connection } = departments;
  useSubscription<usePurchaseDepartmentsSubscription>(
    useMemo(() => ({ subscription: departmentSubscription, variables: { connections: [connection] } }), [connection]),
  );
  useSubscription<usePurchaseDepartmentsLicenseSubscription>(
    useMemo(() => ({ subscription: licenseSubscription, variables: {} }), []),
  );
  const more = useMorePages(pages, 'Kunne ikke hente afdelinger');
  // A department that was deleted elsewhere leaves an edge without a node.
  return { departments: departments.edges.flatMap(({ node }) => node ?? []), more };
}

/** A fragment of its own, so that the query and the subscription read the same fields. */
// oxlint-disable-next-line no-unused-expressions
graphql`
  fragment usePurchaseDepartments_department on Department {
    id
    name
    activeLicenseCount
    paymentMethod
    cardInfo {
      brand
      last4
      expMonth
      expYear
    }
    openServiceAgreement {
      status
      endDate
    }
  }
`;
