import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAllPages, useMorePages } from '../../app/relay/useMorePages.ts';
import { readDepartment, useDepartmentChanges } from './useDepartmentChanges.ts';
import type { useBuyDepartments_customer$key } from '#relay/useBuyDepartments_customer.graphql';
import type { useBuyDepartmentsPaginationQuery } from '#relay/useBuyDepartmentsPaginationQuery.graphql';

export type BuyDepartment = ReturnType<typeof readDepartment>;

const customerFragment = graphql`
  fragment useBuyDepartments_customer on Customer
  @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, after: { type: "String" })
  @refetchable(queryName: "useBuyDepartmentsPaginationQuery") {
    departments(first: $count, after: $after) @connection(key: "useBuyDepartments_departments") {
      __id
      edges {
        node {
          ...useDepartmentChanges_department
        }
      }
    }
  }
`;

/**
 * The company's departments with their payment methods, kept up to date by a subscription, because the user may set up
 * a payment method in another tab. Pages are loaded until the requested department is among them.
 */
export function useBuyDepartments(customer: useBuyDepartments_customer$key, requestedId: string | null) {
  const {
    data: { departments: connection },
    ...pages
  } = usePaginationFragment<useBuyDepartmentsPaginationQuery, useBuyDepartments_customer$key>(
    customerFragment,
    customer,
  );
  useDepartmentChanges(connection.__id);
  const moreDepartments = useMorePages(pages, 'Kunne ikke hente afdelinger');
  const departments = nodesOf(connection).map(readDepartment);
  useAllPages(moreDepartments, requestedId !== null && !departments.some(({ id }) => id === requestedId));
  return { departments, moreDepartments };
}
