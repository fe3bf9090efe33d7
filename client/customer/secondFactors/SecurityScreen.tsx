import { graphql } from 'react-relay';
import { Allowed } from '../../app/shell/permissions.tsx';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, CardHead } from '../../ui/Card.tsx';
import { facts } from '../../ui/facts.ts';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { ProfileTabs } from '../accounts/ProfileTabs.tsx';
import { CompanyDomains } from '../companyAccess/CompanyDomains.tsx';
import { DeviceList } from './DeviceList.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import styles from './Security.module.css';
import { SecurityRules } from './SecurityRules.tsx';
import { SignInMethods } from './SignInMethods.tsx';
import { TwoStepCard } from './TwoStepCard.tsx';
import type { SecurityScreenQuery } from '#relay/SecurityScreenQuery.graphql';

export const securityQuery = graphql`
  query SecurityScreenQuery @preloadable {
    viewer {
      customer {
        ...CompanyDomains_company
        ...SecurityRules_company
      }
    }
    security {
      ...TwoStepCard_security
      ...PasskeyList_security
      ...SignInMethods_security
    }
    ...DeviceList_query
  }
`;

export const SecurityScreen = ({ queryRef }: ScreenProps<SecurityScreenQuery>) => (
  <Page title="Sikkerhed" text="Hvordan du logger ind, og hvor du er logget ind.">
    <ProfileTabs />
    <QueryBoundary<SecurityScreenQuery>
      query={securityQuery}
      queryRef={queryRef}
      failure="Kunne ikke hente din sikkerhed"
      fallback={
        <div className={styles.column} role="status" aria-label="Indlæser …">
          <Skeleton height={180} />
          <Skeleton height={160} />
          <Skeleton height={200} />
        </div>
      }
    >
      {(data) => <Security data={data} />}
    </QueryBoundary>
  </Page>
);

function Security({ data }: { data: SecurityScreenQuery['response'] }) {
  const { security, viewer } = data;
  if (!security)
    return (
      <div className={styles.column}>
        <Banner tone="blue">Du er logget ind som en anden, så sikkerheden kan hverken ses eller ændres her.</Banner>
      </div>
    );
  return (
    <div className={styles.column}>
      <TwoStepCard security={security} />
      <PasskeyList security={security} />
      <SignInMethods security={security} />
      <DeviceList query={data} />
      {viewer.customer && (
        <Allowed to="canManageCompany">
          <SecurityRules company={viewer.customer} />
          {facts().signInProviders.length > 0 && <CompanyDomains company={viewer.customer} />}
          <Card flush>
            <CardHead
              title="Sikkerhedslog"
              text="Hvem hos jer der har logget ind, fået rettigheder og hentet data."
              action={
                <ButtonLink size="small" to="/audit-log">
                  Åbn loggen
                </ButtonLink>
              }
            />
          </Card>
        </Allowed>
      )}
    </div>
  );
}
