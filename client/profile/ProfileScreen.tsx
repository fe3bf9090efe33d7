import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Page } from '../ui/Page.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import type { ProfileScreenQuery } from './__generated__/ProfileScreenQuery.graphql.ts';

export const profileQuery = graphql`
  query ProfileScreenQuery {
    viewer {
      user { ...ProfileForm_user }
      impersonation { adminName }
    }
  }
`;

export function ProfileScreen({ queryRef }: { queryRef: PreloadedQuery<ProfileScreenQuery> }) {
  const { viewer: { user, impersonation } } = usePreloadedQuery<ProfileScreenQuery>(profileQuery, queryRef);
  return (
    <Page title="Loginoplysninger" text="Dit navn, og det, du logger ind med.">
      <ProfileTabs />
      {user && <ProfileForm user={user} isImpersonated={impersonation !== null} />}
    </Page>
  );
}
