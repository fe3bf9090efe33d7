import { Suspense, useMemo } from 'react';
import { graphql, usePreloadedQuery, useSubscription, type PreloadedQuery } from 'react-relay';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { ProfileTabs } from '../profile/ProfileTabs.tsx';
import { CopyCard } from './CopyCard.tsx';
import { ErasureCard } from './ErasureCard.tsx';
import styles from './PersonalData.module.css';
import type { PersonalDataScreenQuery } from '#relay/PersonalDataScreenQuery.graphql';
import type { PersonalDataScreenSubscription } from '#relay/PersonalDataScreenSubscription.graphql';

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

interface PersonalDataScreenProps {
  queryRef: PreloadedQuery<PersonalDataScreenQuery>;
}

export const PersonalDataScreen = ({ queryRef }: PersonalDataScreenProps) => (
  <Page title="Mine data" text="Se, hvad vi har om dig, og bed om at få det slettet.">
    <ProfileTabs />
    <ScreenBoundary title="Kunne ikke hente dine data" resetKey={queryRef}>
      <Suspense
        fallback={
          <div className={styles.column} role="status" aria-label="Indlæser …">
            <Skeleton height={180} />
            <Skeleton height={220} />
          </div>
        }
      >
        <Cards queryRef={queryRef} />
      </Suspense>
    </ScreenBoundary>
  </Page>
);

function Cards({ queryRef }: PersonalDataScreenProps) {
  const { personalData } = usePreloadedQuery<PersonalDataScreenQuery>(personalDataQuery, queryRef);
  if (!personalData)
    return (
      <div className={styles.column}>
        <Banner tone="blue">
          Du er logget ind som en anden, så brugerens data kan hverken hentes eller slettes her.
        </Banner>
      </div>
    );
  return (
    <div className={styles.column}>
      <FollowChanges />
      <CopyCard data={personalData} />
      <ErasureCard data={personalData} />
    </div>
  );
}

function FollowChanges() {
  useSubscription<PersonalDataScreenSubscription>(useMemo(() => ({ subscription, variables: {} }), []));
  return null;
}
