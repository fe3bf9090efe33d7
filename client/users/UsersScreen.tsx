import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { NoCompany } from '../company/NoCompany.tsx';
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import { Page } from '../ui/Page.tsx';
import { AddPeople } from './AddPeople.tsx';
import { InvitationList } from './InvitationList.tsx';
import styles from './Users.module.css';
import { UserTable, UserTableSkeleton } from './UserTable.tsx';
import type { UsersScreenQuery } from './__generated__/UsersScreenQuery.graphql.ts';

export const usersQuery = graphql`
  query UsersScreenQuery @preloadable {
    viewer {
      user {
        emailConfirmedAt
      }
      customer {
        ...AddPeople_customer
        ...InvitationList_customer
        ...UserTable_customer
      }
    }
  }
`;

const pageHead = {
  title: 'Brugere',
  text:
    'Alle, der kan logge ind for jeres virksomhed. ' +
    'Den, du inviterer, vælger selv sin adgangskode; den, du opretter, får den af dig.',
};

interface UsersScreenProps {
  queryRef: PreloadedQuery<UsersScreenQuery>;
}

export const UsersScreen = ({ queryRef }: UsersScreenProps) => (
  <ScreenBoundary title="Kunne ikke hente brugere">
    <Suspense
      fallback={
        <Page {...pageHead}>
          <UserTableSkeleton />
        </Page>
      }
    >
      <Users queryRef={queryRef} />
    </Suspense>
  </ScreenBoundary>
);

function Users({ queryRef }: UsersScreenProps) {
  const {
    viewer: { user, customer },
  } = usePreloadedQuery<UsersScreenQuery>(usersQuery, queryRef);
  if (!customer)
    return (
      <Page {...pageHead}>
        <NoCompany />
      </Page>
    );
  return (
    <Page {...pageHead} actions={<AddPeople customer={customer} isEmailConfirmed={Boolean(user?.emailConfirmedAt)} />}>
      <div className={styles.stack}>
        <InvitationList customer={customer} />
        <UserTable customer={customer} />
      </div>
    </Page>
  );
}
