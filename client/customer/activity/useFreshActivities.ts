import { graphql } from 'react-relay';
import { useRefetchOnChange } from '../../app/relay/useRefetchOnChange.ts';
import { activityVariables, type ActivityPageParams } from './activityPath.ts';

const query = graphql`
  query useFreshActivitiesQuery($page: Int!, $type: ActivityType) {
    viewer {
      customer {
        ...ActivityPage_customer @arguments(page: $page, type: $type)
      }
    }
  }
`;

const subscription = graphql`
  subscription useFreshActivitiesSubscription {
    activityAdded {
      id
    }
  }
`;

/**
 * Reloads the first page when activities are added. Later pages are not reloaded, so that rows do not move while the
 * user reads.
 */
export const useFreshActivities = (params: ActivityPageParams): void =>
  useRefetchOnChange(subscription, query, activityVariables(params), params.page === 1);
