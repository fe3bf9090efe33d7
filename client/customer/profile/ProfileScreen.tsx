import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import styles from './Profile.module.css';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import type { ProfileScreenQuery } from '#relay/ProfileScreenQuery.graphql';

export const profileQuery = graphql`
  query ProfileScreenQuery @preloadable {
    viewer {
      user {
        ...ProfileForm_user
      }
      impersonation {
        adminName
      }
    }
  }
`;

interface ProfileScreenProps {
  queryRef: PreloadedQuery<ProfileScreenQuery>;
}

export const ProfileScreen = ({ queryRef }: ProfileScreenProps) => (
  <Page title="Loginoplysninger" text="Dit navn, og det, du logger ind med.">
    <ProfileTabs />
    <ScreenBoundary title="Kunne ikke hente dine oplysninger" resetKey={queryRef}>
      <Suspense
        fallback={
          <div className={styles.column} role="status" aria-label="Indlæser …">
            <Skeleton height={560} />
          </div>
        }
      >
        <Profile queryRef={queryRef} />
      </Suspense>
    </ScreenBoundary>
  </Page>
);

function Profile({ queryRef }: ProfileScreenProps) {
  const {
    viewer: { user, impersonation },
  } = usePreloadedQuery<ProfileScreenQuery>(profileQuery, queryRef);
  return user && <ProfileForm user={user} isImpersonated={impersonation !== null} />;
}
