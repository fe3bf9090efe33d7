import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { useAreaSubscription } from '../../app/shell/areas/useAreaSubscription.ts';
import type { useCompanyDepartmentChangesInstallationsSubscription } from '#relay/useCompanyDepartmentChangesInstallationsSubscription.graphql';
import type { useCompanyDepartmentChangesSeatsSubscription } from '#relay/useCompanyDepartmentChangesSeatsSubscription.graphql';
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

const seatSubscription = graphql`
  subscription useCompanyDepartmentChangesSeatsSubscription($id: ID!) {
    adminSeatsChanged(customerId: $id) {
      ...SeatLine_seats
    }
  }
`;

/**
 * Follows new, changed and deleted departments and installations of a company with their seats, and inserts the new
 * departments.
 */
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
  useAreaSubscription<useCompanyDepartmentChangesSeatsSubscription>(
    'support',
    useMemo(() => ({ subscription: seatSubscription, variables: { id: customerId } }), [customerId]),
  );
}
