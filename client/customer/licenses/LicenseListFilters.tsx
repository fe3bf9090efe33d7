import { graphql, useFragment } from 'react-relay';
import { LicenseStatus } from '../../../domain/basics/vocabulary.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { optionsOf } from '../../ui/options.tsx';
import { UrlFilters, UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import type { LicenseListFilters_customer$key } from '#relay/LicenseListFilters_customer.graphql';

const customerFragment = graphql`
  fragment LicenseListFilters_customer on Customer {
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

/** The filters of the licences. A company with more departments than the first hundred finds them by the search. */
export function LicenseListFilters({ customer }: { customer: LicenseListFilters_customer$key }) {
  const { departments } = useFragment(customerFragment, customer);
  const options = nodesOf(departments).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <UrlFilters label="Find licenser">
      <UrlSearch name="q" label="Søg plan, subdomæne eller afdeling" />
      {options.length > 1 && <UrlSelect name="department" label="Afdeling" all="Alle afdelinger" options={options} />}
      <UrlSelect name="status" label="Status" all="Aktive og afventende" options={optionsOf(LicenseStatus)} />
    </UrlFilters>
  );
}
