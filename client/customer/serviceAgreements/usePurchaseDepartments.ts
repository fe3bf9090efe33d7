import { useMemo } from 'react';
import { graphql, readInlineData, usePaginationFragment, useSubscription } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useMorePages } from '../../app/relay/useMorePages.ts';
import type { usePurchaseDepartments_customer$key } from '#relay/usePurchaseDepartments_customer.graphql';
import type {
  usePurchaseDepartments_department$data,
  usePurchaseDepartments_department$key,
} from '#relay/usePurchaseDepartments_department.graphql';
import type { usePurchaseDepartmentsLicenseSubscription } from '#relay/usePurchaseDepartmentsLicenseSubscription.graphql';
import type { usePurchaseDepartmentsPaginationQuery } from '#relay/usePurchaseDepartmentsPaginationQuery.graphql';
import type { usePurchaseDepartmentsSubscription } from '#relay/usePurchaseDepartmentsSubscription.graphql';

export type PurchaseDepartment = usePurchaseDepartments_department$data;

const departmentSubscription = graphql`
  subscription usePurchaseDepartmentsSubscription($connections: [ID!]!) {
    departmentChanged {
      edge @appendEdge(connections: $connections) {
        node {
          ...usePurchaseDepartments_department
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

/** Keeps the number of licences up to date, because the price depends on it. */
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

const customerFragment = graphql`
  fragment usePurchaseDepartments_customer on Customer
  @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, after: { type: "String" })
  @refetchable(queryName: "usePurchaseDepartmentsPaginationQuery") {
    departments(first: $count, after: $after) @connection(key: "usePurchaseDepartments_departments") {
      __id
      edges {
        node {
          ...usePurchaseDepartments_department
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
    customerFragment,
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
  // `nodesOf` skips the edge without a node that a department leaves when another user deletes it.
  return { departments: nodesOf(departments).map(readDepartment), more };
}

const departmentFragment = graphql`
  fragment usePurchaseDepartments_department on Department @inline {
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

/** Reads the fields of a department. Each operation that adds a department to the list fetches them. */
const readDepartment = (department: usePurchaseDepartments_department$key) =>
  readInlineData(departmentFragment, department);
