import { graphql } from 'react-relay';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { OwnCompanies } from './OwnCompanies.tsx';
import { OwnRights } from './OwnRights.tsx';
import styles from './Profile.module.css';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import type { ProfileScreenQuery } from '#relay/ProfileScreenQuery.graphql';

export const profileQuery = graphql`
  query ProfileScreenQuery @preloadable {
    viewer {
      user {
        role
        ...OwnRights_user
        ...ProfileForm_user
      }
      customer {
        ...OwnRights_customer
      }
      impersonation {
        adminName
      }
    }
    memberships {
      ...OwnCompanies_memberships
    }
  }
`;

export const ProfileScreen = ({ queryRef }: ScreenProps<ProfileScreenQuery>) => (
  <Page title="Loginoplysninger" text="Dit navn, og det, du logger ind med.">
    <ProfileTabs />
    <QueryBoundary<ProfileScreenQuery>
      query={profileQuery}
      queryRef={queryRef}
      failure="Kunne ikke hente dine oplysninger"
      fallback={
        <div className={styles.column} role="status" aria-label="Indlæser …">
          <Skeleton height={560} />
        </div>
      }
    >
      {({ viewer: { user, customer, impersonation }, memberships }) => (
        <div className={styles.column}>
          {user && <ProfileForm user={user} isImpersonated={impersonation !== null} />}
          {user?.role === 'USER' && customer && <OwnRights user={user} customer={customer} />}
          <OwnCompanies memberships={memberships} />
        </div>
      )}
    </QueryBoundary>
  </Page>
);
