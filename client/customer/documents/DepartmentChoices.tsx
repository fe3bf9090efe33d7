import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { DepartmentChoices_customer$key } from '#relay/DepartmentChoices_customer.graphql';

export type Choices = readonly { readonly id: string; readonly name: string }[];

const customerFragment = graphql`
  fragment DepartmentChoices_customer on Customer {
    departments(first: 100) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`;

/** Reports the departments to the filters, which keep their focus while another page loads. Renders nothing. */
export function DepartmentChoices({
  customer,
  onLoad,
}: {
  customer: DepartmentChoices_customer$key;
  onLoad: (departments: Choices) => void;
}) {
  const { departments } = useFragment(customerFragment, customer);
  useEffect(() => onLoad(nodesOf(departments)), [departments, onLoad]);
  return null;
}
