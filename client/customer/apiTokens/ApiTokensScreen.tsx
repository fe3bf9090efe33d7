import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { CompanyApiTokens } from './CompanyApiTokens.tsx';
import type { ApiTokensScreenQuery } from '#relay/ApiTokensScreenQuery.graphql';

export const apiTokensQuery = graphql`
  query ApiTokensScreenQuery @preloadable {
    viewer {
      customer {
        ...CompanyApiTokens_customer
      }
    }
  }
`;

interface ApiTokensScreenProps {
  queryRef: PreloadedQuery<ApiTokensScreenQuery>;
}

export const ApiTokensScreen = ({ queryRef }: ApiTokensScreenProps) => (
  <Page title="API-nøgler" text="Lad jeres egne programmer hente eller ændre virksomhedens data.">
    <ScreenBoundary title="Kunne ikke hente API-nøgler" resetKey={queryRef}>
      <Suspense fallback={<Spinner />}>
        <Tokens queryRef={queryRef} />
      </Suspense>
    </ScreenBoundary>
  </Page>
);

function Tokens({ queryRef }: ApiTokensScreenProps) {
  const { customer } = usePreloadedQuery<ApiTokensScreenQuery>(apiTokensQuery, queryRef).viewer;
  return customer ? <CompanyApiTokens customer={customer} /> : <NoCompany />;
}
