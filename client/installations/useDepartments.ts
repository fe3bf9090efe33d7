import { graphql, useFragment } from 'react-relay';
import type { useDepartments_customer$key } from './__generated__/useDepartments_customer.graphql.ts';

/** What an installation can belong to. */
export function useDepartments(customer: useDepartments_customer$key): { id: string; name: string }[] {
  const { departments } = useFragment(
    graphql`
      fragment useDepartments_customer on Customer {
        departments(first: 100) { edges { node { id name } } }
      }
    `,
    customer,
  );
  // One that was deleted a moment ago is still listed, as nothing.
  return departments.edges.flatMap(({ node }) => (node ? [node] : []));
}
