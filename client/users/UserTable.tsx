import { useMemo } from 'react';
import { ConnectionHandler, graphql, readInlineData, usePaginationFragment, useSubscription } from 'react-relay';
import { formatDate } from '../../domain/dates.ts';
import { labelOf, UserRole } from '../../domain/vocabulary.ts';
import { MorePages } from '../lists/MorePages.tsx';
import { nodesOf } from '../relay/nodesOf.ts';
import type { Column } from '../ui/Column.ts';
import { Table } from '../ui/Table.tsx';
import { ConfirmedEmail } from './ConfirmedEmail.tsx';
import { UserName } from './UserName.tsx';
import { lastSeenText, secondFactorText } from './userSecurityText.ts';
import type { UserTable_customer$key } from './__generated__/UserTable_customer.graphql.ts';
import type { UserTable_user$data, UserTable_user$key } from './__generated__/UserTable_user.graphql.ts';
import type { UserTablePageQuery } from './__generated__/UserTablePageQuery.graphql.ts';
import type { UserTableSubscription } from './__generated__/UserTableSubscription.graphql.ts';

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

/** The company's users, sorted by name. A subscription adds, changes and removes users while the table is shown. */
export function UserTable({ customer }: { customer: UserTable_customer$key }) {
  const {
    data: { id, users },
    ...pages
  } = usePaginationFragment<UserTablePageQuery, UserTable_customer$key>(
    graphql`
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
    `,
    customer,
  );
  const connection = ConnectionHandler.getConnectionID(id, 'UserTable_users');
  useSubscription<UserTableSubscription>(
    useMemo(() => ({ subscription, variables: { connections: [connection] } }), [connection]),
  );
  const rows = nodesOf(users)
    .map(readUser)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'da'));
  return (
    <Table
      label="Brugere"
      columns={columns}
      rows={rows}
      rowId={(user) => user.id}
      foot={<MorePages shown={rows.length} total={users.totalCount} pages={pages} failure="Kunne ikke hente brugere" />}
    />
  );
}

export const UserTableSkeleton = () => (
  <Table label="Brugere" columns={columns} rows={undefined} rowId={(user) => user.id} />
);

/** Reads the fields of a user. Each operation that adds a user to the table fetches them. */
const readUser = (user: UserTable_user$key) =>
  readInlineData(
    graphql`
      fragment UserTable_user on User @inline {
        id
        name
        email
        emailConfirmedAt
        role
        createdAt
        isViewer
        secondFactors
        lastSeenAt
      }
    `,
    user,
  );

type Row = UserTable_user$data;

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
  { id: 'role', title: 'Rolle', under: 'email', cell: ({ role }) => labelOf(UserRole, role) },
  { id: 'secondFactors', title: 'Totrin', cell: ({ secondFactors }) => secondFactorText(secondFactors) },
  { id: 'lastSeenAt', title: 'Sidst set', cell: ({ lastSeenAt }) => lastSeenText(lastSeenAt) },
  {
    id: 'createdAt',
    title: 'Oprettet',
    under: 'lastSeenAt',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
];
