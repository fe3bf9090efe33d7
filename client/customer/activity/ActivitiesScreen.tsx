import { graphql } from 'react-relay';
import { ActivityType } from '../../../domain/basics/vocabulary.ts';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
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

const types = optionsOf(ActivityType);

/** All activities of the company in numbered pages. */
export function ActivitiesScreen({ queryRef }: ScreenProps<ActivitiesScreenQuery>) {
  const { page, type = null } = queryRef.variables;
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
      <QueryBoundary<ActivitiesScreenQuery>
        query={activitiesQuery}
        queryRef={queryRef}
        failure="Kunne ikke hente aktiviteter"
        fallback={<ActivitiesSkeleton />}
      >
        {({ viewer: { customer } }) =>
          customer ? (
            <ActivityPage
              customer={customer}
              params={{ page, type: parseKey(ActivityType, type?.toLowerCase() ?? null) }}
            />
          ) : (
            <NoCompany />
          )
        }
      </QueryBoundary>
    </Page>
  );
}
