import { useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { PaginationState } from '../../app/relay/useMorePages.ts';
import type { useDepartmentInstallations_department$key } from '#relay/useDepartmentInstallations_department.graphql';
import type { useDepartmentInstallationsPageQuery } from '#relay/useDepartmentInstallationsPageQuery.graphql';

const pageQuery = graphql`
  query useDepartmentInstallationsPageQuery($id: ID!, $count: Int!, $cursor: String) {
    admin {
      department(id: $id) {
        ...useDepartmentInstallations_department @arguments(count: $count, cursor: $cursor)
      }
    }
  }
`;

const departmentFragment = graphql`
  fragment useDepartmentInstallations_department on Department
  @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
    id
    installations(first: $count, after: $cursor) @connection(key: "useDepartmentInstallations_installations") {
      totalCount
      edges {
        node {
          id
          department {
            id
          }
          ...CompanyInstallation_installation
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/**
 * A department's installations, sorted by subdomain, with their paging state. An admin cannot refetch a department of
 * another company by its node id, so the next page is loaded through the `admin` field and appended to the connection.
 */
export function useDepartmentInstallations(department: useDepartmentInstallations_department$key) {
  const {
    id,
    installations: { edges, totalCount, pageInfo },
  } = useFragment(departmentFragment, department);
  const environment = useRelayEnvironment();
  const [isLoadingNext, setLoading] = useState(false);
  const loadNext: PaginationState['loadNext'] = (count, options) => {
    const finish = (error: Error | null) => {
      setLoading(false);
      options?.onComplete?.(error);
    };
    setLoading(true);
    fetchQuery<useDepartmentInstallationsPageQuery>(environment, pageQuery, {
      id,
      count,
      cursor: pageInfo.endCursor,
    }).subscribe({ complete: () => finish(null), error: finish });
  };
  // An installation that has moved to another department stays in this connection until the connection is loaded again.
  const installations = edges
    .flatMap(({ node }) => node ?? [])
    .filter((installation) => installation.department.id === id);
  return { installations, totalCount, pages: { hasNext: pageInfo.hasNextPage, isLoadingNext, loadNext } };
}
