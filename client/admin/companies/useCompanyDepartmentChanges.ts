import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useCompanyDepartmentChangesInstallationsSubscription } from './__generated__/useCompanyDepartmentChangesInstallationsSubscription.graphql.ts';
import type { useCompanyDepartmentChangesSubscription } from './__generated__/useCompanyDepartmentChangesSubscription.graphql.ts';

const departments = graphql`
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

const installations = graphql`
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

/** Follows changes to a company's departments and their installations, whoever makes them. */
export function useCompanyDepartmentChanges(id: string, connection: string): void {
  useSubscription<useCompanyDepartmentChangesSubscription>(
    useMemo(() => ({ subscription: departments, variables: { id, connections: [connection] } }), [id, connection]),
  );
  useSubscription<useCompanyDepartmentChangesInstallationsSubscription>(
    useMemo(() => ({ subscription: installations, variables: { id } }), [id]),
  );
}
