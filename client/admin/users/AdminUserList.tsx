import { Plus, Users } from 'lucide-react';
import { graphql, readInlineData, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import styles from '../../parts/lists/cells.module.css';
import type { List } from '../../parts/lists/list.ts';
import { PlainSkeleton } from '../../parts/lists/PlainRows.tsx';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Page.tsx';
import { TableSection } from '../TableSection.tsx';
import { AdminCompanyAccess } from './AdminCompanyAccess.tsx';
import { AdminDeactivatedUsers } from './AdminDeactivatedUsers.tsx';
import { AdminInvitations } from './AdminInvitations.tsx';
import { actionsColumns, userColumns, type UserRow } from './adminUserColumns.tsx';
import { useAdminUserChanges } from './useAdminUserChanges.ts';
import { useUserDialogs } from './useUserDialogs.tsx';
import type { AdminUserList_query$key } from '#relay/AdminUserList_query.graphql';
import type { AdminUserList_user$key } from '#relay/AdminUserList_user.graphql';
import type { AdminUserListPageQuery } from '#relay/AdminUserListPageQuery.graphql';

const queryFragment = graphql`
  fragment AdminUserList_query on Query
  @refetchable(queryName: "AdminUserListPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    admin {
      customer(id: $id) {
        ...AdminDeactivatedUsers_customer
        ...AdminCompanyAccess_customer
        ...AdminInvitations_customer
        users(first: $count, after: $cursor) @connection(key: "AdminUserList_users") {
          __id
          totalCount
          edges {
            node {
              ...AdminUserList_user
            }
          }
        }
      }
    }
  }
`;

const userList: List<UserRow> = {
  label: 'Brugere',
  columns: userColumns,
  failure: 'Kunne ikke hente brugere',
  icon: <Users />,
  empty: { title: 'Ingen brugere endnu', text: 'Uden en bruger kan ingen logge ind for virksomheden.' },
};

/** The users of one company, sorted by name, with the actions of the viewer's areas. */
export function AdminUserList({ query, customerId }: { query: AdminUserList_query$key; customerId: string }) {
  const { data, ...pages } = usePaginationFragment<AdminUserListPageQuery, AdminUserList_query$key>(
    queryFragment,
    query,
  );
  const customer = data.admin.customer!;
  const { users } = customer;
  const { __id: connection, totalCount } = users;
  useAdminUserChanges(connection, customerId);
  const areas = useAreas();
  const { openDialog, dialogs } = useUserDialogs(connection, customerId);
  const rows = nodesOf(users)
    .map(readUser)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'da'));
  const createButton = areas.administer && (
    <Button variant="primary" onPress={() => openDialog('create')}>
      <Plus aria-hidden /> Opret bruger
    </Button>
  );
  return (
    <>
      <TableSection
        list={userList}
        columns={[...userColumns, ...actionsColumns(openDialog, areas)]}
        rows={rows}
        total={totalCount}
        pages={pages}
        createButton={createButton}
      >
        {dialogs}
      </TableSection>
      <div className={styles.below}>
        {areas.support && <AdminInvitations customer={customer} />}
        {areas.support && <AdminCompanyAccess customer={customer} />}
        {areas.administer && <AdminDeactivatedUsers customer={customer} activeConnection={connection} />}
      </div>
    </>
  );
}

export const AdminUserListSkeleton = () => (
  <Section title={userList.label}>
    <PlainSkeleton list={userList} />
  </Section>
);

const userFragment = graphql`
  fragment AdminUserList_user on User @inline {
    id
    name
    email
    emailConfirmedAt
    role
    companyRole
    createdAt
    isViewer
    secondFactors
    lastSeenAt
    hasSignedIn
    customer {
      id
    }
    ...EditUserDialog_user
    ...DeleteUserDialog_user
    ...ResetSecondFactorsDialog_user
  }
`;

/** Reads the fields of a user that every operation of this list fetches. */
const readUser = (user: AdminUserList_user$key) => readInlineData(userFragment, user);
