import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { AdminUserList, AdminUserListSkeleton } from './AdminUserList.tsx';
import type { AdminUsersTabQuery } from '#relay/AdminUsersTabQuery.graphql';

export const adminUsersTabQuery = graphql`
  query AdminUsersTabQuery($id: ID!) @preloadable {
    admin {
      customer(id: $id) {
        id
      }
    }
    ...AdminUserList_query @arguments(id: $id)
  }
`;

interface AdminUsersTabProps {
  queryRef: PreloadedQuery<AdminUsersTabQuery>;
}

export const AdminUsersTab = ({ queryRef }: AdminUsersTabProps) => (
  <ScreenBoundary title="Kunne ikke hente brugere">
    <Suspense fallback={<AdminUserListSkeleton />}>
      <Users queryRef={queryRef} />
    </Suspense>
  </ScreenBoundary>
);

/** The screen around the tab shows the error for a company that does not exist. */
function Users({ queryRef }: AdminUsersTabProps) {
  const query = usePreloadedQuery<AdminUsersTabQuery>(adminUsersTabQuery, queryRef);
  return query.admin.customer && <AdminUserList query={query} customerId={query.admin.customer.id} />;
}
