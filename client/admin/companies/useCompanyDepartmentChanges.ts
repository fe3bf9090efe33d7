import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useCompanyDepartmentChangesInstallationsSubscription } from '#relay/useCompanyDepartmentChangesInstallationsSubscription.graphql';
import type { useCompanyDepartmentChangesSubscription } from '#relay/useCompanyDepartmentChangesSubscription.graphql';

const departmentSubscription = graphql`
  subscription useCompanyDepartmentChangesSubscription($id: ID!, $connections: [ID!]!) {
    adminDepartmentChanged(customerId: $id) {
      edge @appendEdge(connections: $connections) {
        node {
          id
          name
          ...CompanyDepartment_department
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const installationSubscription = graphql`
  subscription useCompanyDepartmentChangesInstallationsSubscription($id: ID!) {
    adminInstallationChanged(customerId: $id) {
      edge {
        node {
          department {
            ...CompanyDepartment_department
          }
        }
      }
      deletedId @deleteRecord
    }
  }
`;

/** Follows new, changed and deleted departments and installations of a company, and inserts the new departments. */
export function useCompanyDepartmentChanges(customerId: string, connection: string): void {
  useSubscription<useCompanyDepartmentChangesSubscription>(
    useMemo(
      () => ({ subscription: departmentSubscription, variables: { id: customerId, connections: [connection] } }),
      [customerId, connection],
    ),
  );
  useSubscription<useCompanyDepartmentChangesInstallationsSubscription>(
    useMemo(() => ({ subscription: installationSubscription, variables: { id: customerId } }), [customerId]),
  );
}
