import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { AcceptanceTable } from '../../parts/terms/AcceptanceTable.tsx';
import type { AcceptedTerms_customer$key } from '#relay/AcceptedTerms_customer.graphql';
import type { AcceptedTermsPageQuery } from '#relay/AcceptedTermsPageQuery.graphql';

const customerFragment = graphql`
  fragment AcceptedTerms_customer on Customer
  @refetchable(queryName: "AcceptedTermsPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    termsAcceptances(first: $count, after: $cursor) @connection(key: "AcceptedTerms_termsAcceptances") {
      totalCount
      edges {
        node {
          ...AcceptanceTable_acceptance
        }
      }
    }
  }
`;

/** The terms that the viewer's company has accepted; nothing for viewers who do not administer the company. */
export function AcceptedTerms({ customer }: { customer: AcceptedTerms_customer$key }) {
  const { data, ...pages } = usePaginationFragment<AcceptedTermsPageQuery, AcceptedTerms_customer$key>(
    customerFragment,
    customer,
  );
  const { termsAcceptances } = data;
  if (!termsAcceptances) return null;
  return <AcceptanceTable acceptances={nodesOf(termsAcceptances)} total={termsAcceptances.totalCount} pages={pages} />;
}
