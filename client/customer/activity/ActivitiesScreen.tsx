import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { ActivityType } from '../../../domain/basics/vocabulary.ts';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { parseKey } from '../../ui/parseKey.ts';
import { UrlFilters, UrlSelect } from '../../ui/UrlFilters.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { ActivitiesSkeleton } from './ActivitiesSkeleton.tsx';
import { ActivityPage } from './ActivityPage.tsx';
import type { ActivitiesScreenQuery } from '#relay/ActivitiesScreenQuery.graphql';

export const activitiesQuery = graphql`
  query ActivitiesScreenQuery($page: Int!, $type: ActivityType) @preloadable {
    viewer {
      customer {
        ...ActivityPage_customer @arguments(page: $page, type: $type)
      }
    }
  }
`;

interface ActivitiesScreenProps {
  queryRef: PreloadedQuery<ActivitiesScreenQuery>;
}

const types = optionsOf(ActivityType);

/** All activities of the company in numbered pages. */
export function ActivitiesScreen({ queryRef }: ActivitiesScreenProps) {
  const { page } = queryRef.variables;
  return (
    <Page
      title={page > 1 ? `Aktiviteter, side ${page}` : 'Aktiviteter'}
      heading="Aktiviteter"
      text="Alt, hvad der er sket hos jer, det nyeste først."
      back={{ to: '/dashboard', label: 'Overblik' }}
    >
      <UrlFilters label="Find aktiviteter">
        <UrlSelect name="type" label="Type" options={types} />
      </UrlFilters>
      <ScreenBoundary title="Kunne ikke hente aktiviteter" resetKey={queryRef}>
        <Suspense fallback={<ActivitiesSkeleton />}>
          <Activities queryRef={queryRef} />
        </Suspense>
      </ScreenBoundary>
    </Page>
  );
}

function Activities({ queryRef }: ActivitiesScreenProps) {
  const {
    viewer: { customer },
  } = usePreloadedQuery<ActivitiesScreenQuery>(activitiesQuery, queryRef);
  const { page, type = null } = queryRef.variables;
  return customer ? (
    <ActivityPage customer={customer} params={{ page, type: parseKey(ActivityType, type?.toLowerCase() ?? null) }} />
  ) : (
    <NoCompany />
  );
}
