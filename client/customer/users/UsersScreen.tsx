import { graphql } from 'react-relay';
import { Allowed, RoleNotice } from '../../app/shell/permissions.tsx';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { Page } from '../../ui/Page.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { AccessRequestList } from '../companyAccess/AccessRequestList.tsx';
import { AddPeople } from './AddPeople.tsx';
import { DeactivatedUserList } from './DeactivatedUserList.tsx';
import { InvitationList } from './InvitationList.tsx';
import { NewUserRole } from './NewUserRole.tsx';
import { RightsRequestList } from './RightsRequestList.tsx';
import styles from './Users.module.css';
import { UserTable, UserTableSkeleton } from './UserTable.tsx';
import type { UsersScreenQuery } from '#relay/UsersScreenQuery.graphql';

export const usersQuery = graphql`
  query UsersScreenQuery @preloadable {
    viewer {
      user {
        emailConfirmedAt
      }
      customer {
        ...AccessRequestList_customer
        ...AddPeople_customer
        ...DeactivatedUserList_customer
        ...InvitationList_customer
        ...NewUserRole_customer
        ...RightsRequestList_customer
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

export const UsersScreen = ({ queryRef }: ScreenProps<UsersScreenQuery>) => (
  <QueryBoundary<UsersScreenQuery>
    query={usersQuery}
    queryRef={queryRef}
    failure="Kunne ikke hente brugere"
    fallback={
      <Page {...pageHead}>
        <UserTableSkeleton />
      </Page>
    }
    isPage
  >
    {(data) => <Users {...data.viewer} />}
  </QueryBoundary>
);

function Users({ user, customer }: UsersScreenQuery['response']['viewer']) {
  if (!customer)
    return (
      <Page {...pageHead}>
        <NoCompany />
      </Page>
    );
  return (
    <Page
      {...pageHead}
      actions={
        <Allowed to="canManagePeople">
          <AddPeople customer={customer} isEmailConfirmed={Boolean(user?.emailConfirmedAt)} />
        </Allowed>
      }
    >
      <div className={styles.stack}>
        <RoleNotice to="canManagePeople">Kun en kontoadministrator kan invitere og ændre brugere.</RoleNotice>
        <AccessRequestList customer={customer} />
        <Allowed to="canManagePeople">
          <RightsRequestList customer={customer} />
        </Allowed>
        <InvitationList customer={customer} />
        <UserTable customer={customer} />
        <DeactivatedUserList customer={customer} />
        <NewUserRole customer={customer} />
      </div>
    </Page>
  );
}
