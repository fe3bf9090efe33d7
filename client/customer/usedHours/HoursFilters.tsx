import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { HourType } from '../../../domain/sales/usedHours.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { optionsOf } from '../../ui/options.tsx';
import { UrlSelect } from '../../ui/UrlFilters.tsx';
import type { HoursFilters_customer$key } from '#relay/HoursFilters_customer.graphql';

export type DepartmentChoices = { value: string; label: string }[];

const types = optionsOf(HourType);

const customerFragment = graphql`
  fragment HoursFilters_customer on Customer {
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

/**
 * Reports the company's departments to the filters, which keep them and their focus while another answer loads. Renders
 * nothing.
 */
export function DepartmentOptions({
  customer,
  onLoad,
}: {
  customer: HoursFilters_customer$key;
  onLoad: (departments: DepartmentChoices) => void;
}) {
  const { departments } = useFragment(customerFragment, customer);
  useEffect(
    () => onLoad(nodesOf(departments).map(({ id, name }) => ({ value: id, label: name }))),
    [departments, onLoad],
  );
  return null;
}

/** The filters that the figures and the entries share. */
export const DepartmentAndType = ({ departments }: { departments: DepartmentChoices }) => (
  <>
    <UrlSelect name="afdeling" label="Afdeling" options={departments} />
    <UrlSelect name="type" label="Type" options={types} />
  </>
);
