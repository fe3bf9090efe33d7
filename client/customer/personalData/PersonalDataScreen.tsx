import { graphql } from 'react-relay';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { ProfileTabs } from '../accounts/ProfileTabs.tsx';
import { CopyCard } from './CopyCard.tsx';
import { ErasureCard } from './ErasureCard.tsx';
import styles from './PersonalData.module.css';
import type { PersonalDataScreenQuery } from '#relay/PersonalDataScreenQuery.graphql';

export const personalDataQuery = graphql`
  query PersonalDataScreenQuery @preloadable {
    personalData {
      ...CopyCard_data
      ...ErasureCard_data
    }
  }
`;

const subscription = graphql`
  subscription PersonalDataScreenSubscription {
    personalDataChanged {
      ...CopyCard_data
      ...ErasureCard_data
    }
  }
`;

export const PersonalDataScreen = ({ queryRef }: ScreenProps<PersonalDataScreenQuery>) => (
  <Page title="Mine data" text="Se, hvad vi har om dig, og bed om at få det slettet.">
    <ProfileTabs />
    <QueryBoundary<PersonalDataScreenQuery>
      query={personalDataQuery}
      queryRef={queryRef}
      failure="Kunne ikke hente dine data"
      fallback={
        <div className={styles.column} role="status" aria-label="Indlæser …">
          <Skeleton height={180} />
          <Skeleton height={220} />
        </div>
      }
    >
      {({ personalData }) => (
        <div className={styles.column}>
          {personalData ? (
            <>
              <FollowChanges />
              <CopyCard data={personalData} />
              <ErasureCard data={personalData} />
            </>
          ) : (
            <Banner tone="blue">
              Du er logget ind som en anden, så brugerens data kan hverken hentes eller slettes her.
            </Banner>
          )}
        </div>
      )}
    </QueryBoundary>
  </Page>
);

function FollowChanges() {
  useLiveUpdates(subscription);
  return null;
}
