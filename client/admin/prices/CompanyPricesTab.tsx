import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { CompanyTab } from '../companies/CompanyTab.tsx';
import { AgreedPriceList } from './AgreedPriceList.tsx';
import type { CompanyPricesTabQuery } from '#relay/CompanyPricesTabQuery.graphql';

export const companyPricesTabQuery = graphql`
  query CompanyPricesTabQuery($id: ID!) @preloadable {
    admin {
      customer(id: $id) {
        id
      }
    }
    ...AgreedPriceList_query @arguments(id: $id)
  }
`;

interface CompanyPricesTabProps {
  queryRef: PreloadedQuery<CompanyPricesTabQuery>;
}

/** The prices that are agreed with a company, for admins. */
export const CompanyPricesTab = ({ queryRef }: CompanyPricesTabProps) => (
  <CompanyTab failure="Kunne ikke hente priser">
    <LoadedList queryRef={queryRef} />
  </CompanyTab>
);

function LoadedList({ queryRef }: CompanyPricesTabProps) {
  const query = usePreloadedQuery<CompanyPricesTabQuery>(companyPricesTabQuery, queryRef);
  const { customer } = query.admin;
  return customer && <AgreedPriceList query={query} customerId={customer.id} />;
}
