import { Suspense } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { AgreementPromise } from '../../../domain/backOffice/reports/promises.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import { ScreenBoundary } from '../../shell/ScreenBoundary.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { UrlDate, UrlFilters, UrlSelect } from '../../ui/UrlFilters.tsx';
import { daysText } from './overviewFilters.ts';
import { OverviewTaskTable, OverviewTaskTableSkeleton } from './OverviewTaskTable.tsx';
import type { PromisedTasksScreen_query$key } from '#relay/PromisedTasksScreen_query.graphql';
import type { PromisedTasksScreenPageQuery } from '#relay/PromisedTasksScreenPageQuery.graphql';
import type { PromisedTasksScreenQuery } from '#relay/PromisedTasksScreenQuery.graphql';

export const promisedTasksQuery = graphql`
  query PromisedTasksScreenQuery($from: Date!, $to: Date!, $promise: AgreementPromise!, $isKept: Boolean!)
  @preloadable {
    ...PromisedTasksScreen_query @arguments(from: $from, to: $to, promise: $promise, isKept: $isKept)
  }
`;

interface ScreenProps {
  queryRef: PreloadedQuery<PromisedTasksScreenQuery>;
}

const promiseOptions = optionsOf(AgreementPromise).filter(({ value }) => value !== 'RESPONSE');

/** The tasks behind the promises of service agreements. */
export function PromisedTasksScreen({ queryRef }: ScreenProps) {
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
        <UrlSelect name="loefte" label="Løfte" all={AgreementPromise.RESPONSE.label} options={promiseOptions} />
        <UrlSelect name="holdt" label="Holdt" all="Ikke holdt" options={[{ value: 'ja', label: 'Holdt' }]} />
        <UrlDate name="fra" label="Fra" />
        <UrlDate name="til" label="Til" />
      </UrlFilters>
      <ScreenBoundary title="Kunne ikke hente opgaver" resetKey={queryRef}>
        <Suspense fallback={<OverviewTaskTableSkeleton />}>
          <Tasks queryRef={queryRef} />
        </Suspense>
      </ScreenBoundary>
    </Page>
  );
}

function Tasks({ queryRef }: ScreenProps) {
  const query = usePreloadedQuery<PromisedTasksScreenQuery>(promisedTasksQuery, queryRef);
  const { data, ...pages } = usePaginationFragment<PromisedTasksScreenPageQuery, PromisedTasksScreen_query$key>(
    graphql`
      fragment PromisedTasksScreen_query on Query
      @refetchable(queryName: "PromisedTasksScreenPageQuery")
      @argumentDefinitions(
        from: { type: "Date!" }
        to: { type: "Date!" }
        promise: { type: "AgreementPromise!" }
        isKept: { type: "Boolean!" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      ) {
        admin {
          promisedTasks(from: $from, to: $to, promise: $promise, isKept: $isKept, first: $count, after: $cursor)
            @connection(key: "PromisedTasksScreen_promisedTasks") {
            totalCount
            edges {
              node {
                ...OverviewTaskTable_task
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { promisedTasks } = data.admin;
  return <OverviewTaskTable tasks={nodesOf(promisedTasks)} total={promisedTasks.totalCount} pages={pages} />;
}
