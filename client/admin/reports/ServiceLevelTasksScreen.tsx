import { graphql, usePaginationFragment, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { ServiceLevel } from '../../../domain/backOffice/reports/serviceLevels.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { PlainContent } from '../../parts/lists/PlainContent.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { UrlDate, UrlFilters, UrlSelect } from '../../ui/UrlFilters.tsx';
import { daysText } from './overviewFilters.ts';
import { OverviewTaskTable, overviewTaskList } from './OverviewTaskTable.tsx';
import type { ServiceLevelTasksScreen_query$key } from '#relay/ServiceLevelTasksScreen_query.graphql';
import type { ServiceLevelTasksScreenPageQuery } from '#relay/ServiceLevelTasksScreenPageQuery.graphql';
import type { ServiceLevelTasksScreenQuery } from '#relay/ServiceLevelTasksScreenQuery.graphql';

export const serviceLevelTasksQuery = graphql`
  query ServiceLevelTasksScreenQuery($from: Date!, $to: Date!, $serviceLevel: ServiceLevel!, $isKept: Boolean!)
  @preloadable {
    ...ServiceLevelTasksScreen_query @arguments(from: $from, to: $to, serviceLevel: $serviceLevel, isKept: $isKept)
  }
`;

interface ScreenProps {
  queryRef: PreloadedQuery<ServiceLevelTasksScreenQuery>;
}

const serviceLevelOptions = optionsOf(ServiceLevel).filter(({ value }) => value !== 'RESPONSE');

/** The tasks behind the service levels. */
export function ServiceLevelTasksScreen({ queryRef }: ScreenProps) {
  const [searchParams] = useSearchParams();
  const days = daysText(searchParams);
  return (
    <Page
      title="Serviceaftalens løfter"
      text={`Opgaver med frist${days && ` ${days}`}, den ældste først.`}
      back={{ to: '/admin/overview', label: 'Overblik' }}
      wide
    >
      <UrlFilters label="Find opgaver">
        <UrlSelect name="loefte" label="Løfte" all={ServiceLevel.RESPONSE.label} options={serviceLevelOptions} />
        <UrlSelect name="holdt" label="Holdt" all="Ikke holdt" options={[{ value: 'ja', label: 'Holdt' }]} />
        <UrlDate name="fra" label="Fra" />
        <UrlDate name="til" label="Til" />
      </UrlFilters>
      <PlainContent<ServiceLevelTasksScreenQuery>
        list={overviewTaskList}
        query={serviceLevelTasksQuery}
        queryRef={queryRef}
        renderRows={(data) => <Tasks query={data} />}
      />
    </Page>
  );
}

const queryFragment = graphql`
  fragment ServiceLevelTasksScreen_query on Query
  @refetchable(queryName: "ServiceLevelTasksScreenPageQuery")
  @argumentDefinitions(
    from: { type: "Date!" }
    to: { type: "Date!" }
    serviceLevel: { type: "ServiceLevel!" }
    isKept: { type: "Boolean!" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    admin {
      serviceLevelTasks(
        from: $from
        to: $to
        serviceLevel: $serviceLevel
        isKept: $isKept
        first: $count
        after: $cursor
      ) @connection(key: "ServiceLevelTasksScreen_serviceLevelTasks") {
        totalCount
        edges {
          node {
            ...OverviewTaskTable_task
          }
        }
      }
    }
  }
`;

function Tasks({ query }: { query: ServiceLevelTasksScreen_query$key }) {
  const { data, ...pages } = usePaginationFragment<ServiceLevelTasksScreenPageQuery, ServiceLevelTasksScreen_query$key>(
    queryFragment,
    query,
  );
  const { serviceLevelTasks } = data.admin;
  return <OverviewTaskTable tasks={nodesOf(serviceLevelTasks)} total={serviceLevelTasks.totalCount} pages={pages} />;
}
