import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useCompanyDepartmentsInstallationsSubscription } from './__generated__/useCompanyDepartmentsInstallationsSubscription.graphql.ts';
import type { useCompanyDepartmentsSubscription } from './__generated__/useCompanyDepartmentsSubscription.graphql.ts';

const departments = graphql`
  subscription useCompanyDepartmentsSubscription($id: ID!, $connections: [ID!]!) {
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
  subscription useCompanyDepartmentsInstallationsSubscription($id: ID!) {
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
export function useCompanyDepartments(id: string, connection: string): void {
  useSubscription<useCompanyDepartmentsSubscription>(
    useMemo(() => ({ subscription: departments, variables: { id, connections: [connection] } }), [id, connection]),
  );
  useSubscription<useCompanyDepartmentsInstallationsSubscription>(
    useMemo(() => ({ subscription: installations, variables: { id } }), [id]),
  );
}
