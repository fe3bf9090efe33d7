import { useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { Pages } from '../../relay/useMorePages.ts';
import type { useDepartmentInstallations_department$key } from './__generated__/useDepartmentInstallations_department.graphql.ts';
import type { useDepartmentInstallationsPageQuery } from './__generated__/useDepartmentInstallationsPageQuery.graphql.ts';

const page = graphql`
  query useDepartmentInstallationsPageQuery($id: ID!, $count: Int!, $cursor: String) {
    admin {
      department(id: $id) {
        ...useDepartmentInstallations_department @arguments(count: $count, cursor: $cursor)
      }
    }
  }
`;

/** By subdomain. What belongs to another company can't be asked for anew by its own id: the next page is asked of the admin's field, and lands behind the first. */
export function useDepartmentInstallations(department: useDepartmentInstallations_department$key) {
  const {
    id,
    installations: { edges, totalCount, pageInfo },
  } = useFragment(
    graphql`
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
    `,
    department,
  );
  const environment = useRelayEnvironment();
  const [isLoadingNext, setLoading] = useState(false);
  const loadNext: Pages['loadNext'] = (count, options) => {
    const end = (error: Error | null) => {
      setLoading(false);
      options?.onComplete?.(error);
    };
    setLoading(true);
    fetchQuery<useDepartmentInstallationsPageQuery>(environment, page, {
      id,
      count,
      cursor: pageInfo.endCursor,
    }).subscribe({ complete: () => end(null), error: end });
  };
  // One that has moved to another department is still in this one's list, until that is read again.
  const installations = edges
    .flatMap(({ node }) => node ?? [])
    .filter((installation) => installation.department.id === id);
  return { installations, totalCount, pages: { hasNext: pageInfo.hasNextPage, isLoadingNext, loadNext } };
}
