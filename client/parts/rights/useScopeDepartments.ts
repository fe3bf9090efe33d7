import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useMorePages } from '../../app/relay/useMorePages.ts';
import type { useScopeDepartments_customer$key } from '#relay/useScopeDepartments_customer.graphql';
import type { useScopeDepartmentsPageQuery } from '#relay/useScopeDepartmentsPageQuery.graphql';

const customerFragment = graphql`
  fragment useScopeDepartments_customer on Customer
  @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, after: { type: "String" })
  @refetchable(queryName: "useScopeDepartmentsPageQuery") {
    departments(first: $count, after: $after) @connection(key: "useScopeDepartments_departments") {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`;

/** The departments of the own company to which access can be limited: the first hundred, and `more` for the others. */
export function useScopeDepartments(customer: useScopeDepartments_customer$key) {
  const { data, ...pages } = usePaginationFragment<useScopeDepartmentsPageQuery, useScopeDepartments_customer$key>(
    customerFragment,
    customer,
  );
  return { departments: nodesOf(data.departments), more: useMorePages(pages, 'Kunne ikke hente afdelinger') };
}
