import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useMorePages } from '../../app/relay/useMorePages.ts';
import type { useDepartments_customer$key } from '#relay/useDepartments_customer.graphql';
import type { useDepartmentsPaginationQuery } from '#relay/useDepartmentsPaginationQuery.graphql';

const customerFragment = graphql`
  fragment useDepartments_customer on Customer
  @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, after: { type: "String" })
  @refetchable(queryName: "useDepartmentsPaginationQuery") {
    departments(first: $count, after: $after) @connection(key: "useDepartments_departments") {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`;

/** The company's departments as choices in a form. `more` loads the next pages. */
export function useDepartments(customer: useDepartments_customer$key) {
  const {
    data: { departments },
    ...pages
  } = usePaginationFragment<useDepartmentsPaginationQuery, useDepartments_customer$key>(customerFragment, customer);
  const more = useMorePages(pages, 'Kunne ikke hente afdelinger');
  return { departments: nodesOf(departments), more };
}
