import { Eye, Pencil, SlidersHorizontal, UserX } from 'lucide-react';
import { use, useState } from 'react';
import { ConnectionHandler, graphql, readInlineData, usePaginationFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { startPreview } from '../../app/relay/preview.ts';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { IsImpersonatedContext } from '../../app/shell/impersonation/ImpersonationLimit.tsx';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { accessText } from '../../parts/rights/accessText.ts';
import { ActionsMenu } from '../../ui/ActionsMenu.tsx';
import type { Column } from '../../ui/Column.ts';
import { Link } from '../../ui/Link.tsx';
import { Table } from '../../ui/Table.tsx';
import { ConfirmedEmail } from './ConfirmedEmail.tsx';
import { deactivatedUsersOf } from './deactivatedUsersOf.ts';
import { roleText } from './roleText.ts';
import { DeactivateUserDialog, EditColleagueDialog } from './userDialogs.ts';
import { UserName } from './UserName.tsx';
import { lastSeenText, secondFactorText } from './userSecurityText.ts';
import type { UserTable_customer$key } from '#relay/UserTable_customer.graphql';
import type { UserTable_user$data, UserTable_user$key } from '#relay/UserTable_user.graphql';
import type { UserTablePageQuery } from '#relay/UserTablePageQuery.graphql';

const subscription = graphql`
  subscription UserTableSubscription($connections: [ID!]!) {
    userChanged {
      edge @appendEdge(connections: $connections) {
        node {
          ...UserTable_user
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

interface Opened {
  dialog: 'edit' | 'deactivate';
  user: Row;
}

const customerFragment = graphql`
  fragment UserTable_customer on Customer
  @refetchable(queryName: "UserTablePageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    id
    users(first: $count, after: $cursor) @connection(key: "UserTable_users") {
      totalCount
      edges {
        node {
          ...UserTable_user
        }
      }
    }
  }
`;

/** The company's users, sorted by name. A subscription adds, changes and removes users while the table is shown. */
export function UserTable({ customer }: { customer: UserTable_customer$key }) {
  const {
    data: { id, users },
    ...pages
  } = usePaginationFragment<UserTablePageQuery, UserTable_customer$key>(customerFragment, customer);
  const connection = ConnectionHandler.getConnectionID(id, 'UserTable_users');
  useLiveUpdates(subscription, connection);
  const rows = nodesOf(users)
    .map(readUser)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'da'));
  const { canManagePeople } = usePermissions();
  // An impersonation is of one user, and has no preview.
  const hasPreviews = !use(IsImpersonatedContext);
  const [{ dialog, user } = {}, setOpened] = useState<Partial<Opened>>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Table
        label="Brugere"
        columns={
          canManagePeople
            ? [
                ...columns,
                actionsColumn((opened, userOfRow) => setOpened({ dialog: opened, user: userOfRow }), hasPreviews),
              ]
            : columnsOfColleagues
        }
        rows={rows}
        rowId={(row) => row.id}
        foot={
          <MorePages shown={rows.length} total={users.totalCount} pages={pages} failure="Kunne ikke hente brugere" />
        }
      />
      {/* The dialogs are outside the rows, so that typed input survives when the user's row leaves the list. */}
      {dialog === 'edit' && user && <EditColleagueDialog user={user} onClose={close} />}
      {dialog === 'deactivate' && user && (
        <DeactivateUserDialog
          user={user}
          activeConnection={connection}
          deactivatedConnection={deactivatedUsersOf(id)}
          onClose={close}
        />
      )}
    </>
  );
}

export const UserTableSkeleton = () => (
  <Table label="Brugere" columns={columns} rows={undefined} rowId={(user) => user.id} />
);

const userFragment = graphql`
  fragment UserTable_user on User @inline {
    id
    name
    email
    emailConfirmedAt
    role
    companyRole
    subjects
    departmentIds
    createdAt
    isViewer
    secondFactors
    lastSeenAt
    hasSignedIn
    ...EditColleagueDialog_user
    ...DeactivateUserDialog_user
  }
`;

/** Reads the fields of a user. Each operation that adds a user to the table fetches them. */
const readUser = (user: UserTable_user$key) => readInlineData(userFragment, user);

type Row = UserTable_user$data;

const actionsColumn = (open: (dialog: Opened['dialog'], user: Row) => void, hasPreviews: boolean): Column<Row> => ({
  id: 'actions',
  title: 'Handlinger',
  isActions: true,
  cell: (user) =>
    user.role === 'USER' && (
      <ActionsMenu
        label={`Handlinger for ${user.name}`}
        entries={[
          {
            id: 'edit',
            label: 'Rediger navn og rolle',
            icon: <Pencil aria-hidden />,
            onAction: () => open('edit', user),
          },
          {
            id: 'rights',
            label: 'Rettigheder',
            icon: <SlidersHorizontal aria-hidden />,
            to: `/users/${user.id}`,
          },
          ...(user.isViewer || !hasPreviews
            ? []
            : [
                {
                  id: 'preview',
                  label: 'Se som denne person',
                  icon: <Eye aria-hidden />,
                  onAction: () => startPreview(user.id),
                },
              ]),
          {
            id: 'deactivate',
            label: 'Deaktivér',
            icon: <UserX aria-hidden />,
            danger: true,
            startsGroup: true,
            onAction: () => open('deactivate', user),
          },
        ]}
      />
    ),
});

/** Links to the page of the user's rights with a summary of them. Employees of the reseller have no rights here. */
const AccessLink = (user: Row) =>
  user.role === 'USER' ? (
    <Link to={`/users/${user.id}`} aria-label={`Rettigheder for ${user.name}: ${accessText(user)}`}>
      {accessText(user)}
    </Link>
  ) : (
    'Alt'
  );

const createdAtColumn: Column<Row> = {
  id: 'createdAt',
  title: 'Oprettet',
  cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
};

const columns: Column<Row>[] = [
  {
    id: 'name',
    title: 'Navn',
    cell: (user) => <UserName name={user.name} isViewer={user.isViewer} />,
  },
  {
    id: 'email',
    title: 'E-mail',
    isLong: true,
    cell: ({ email, emailConfirmedAt }) => <ConfirmedEmail email={email} isConfirmed={emailConfirmedAt !== null} />,
  },
  { id: 'role', title: 'Rolle', foldsInto: 'email', cell: roleText },
  { id: 'access', title: 'Kan se', foldsInto: 'email', cell: AccessLink },
  { id: 'secondFactors', title: 'Totrin', cell: ({ secondFactors }) => secondFactorText(secondFactors) },
  { id: 'lastSeenAt', title: 'Sidst set', cell: lastSeenText },
  { ...createdAtColumn, foldsInto: 'lastSeenAt' },
];

/** The columns that every colleague sees. Only those who manage the users see their rights, and how they sign in. */
const columnsOfColleagues = [
  ...columns.filter(({ id }) => !['access', 'secondFactors', 'lastSeenAt', 'createdAt'].includes(id)),
  createdAtColumn,
];
