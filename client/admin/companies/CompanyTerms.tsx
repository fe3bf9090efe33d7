import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { AcceptanceTable } from '../../parts/terms/AcceptanceTable.tsx';
import type { CompanyTerms_query$key } from '#relay/CompanyTerms_query.graphql';
import type { CompanyTermsPageQuery } from '#relay/CompanyTermsPageQuery.graphql';

const queryFragment = graphql`
  fragment CompanyTerms_query on Query
  @refetchable(queryName: "CompanyTermsPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    admin {
      customer(id: $id) {
        termsAcceptances(first: $count, after: $cursor) @connection(key: "CompanyTerms_termsAcceptances") {
          totalCount
          edges {
            node {
              ...AcceptanceTable_acceptance
            }
          }
        }
      }
    }
  }
`;

/** The terms that a company has accepted, for employees. */
export function CompanyTerms({ query }: { query: CompanyTerms_query$key }) {
  const { data, ...pages } = usePaginationFragment<CompanyTermsPageQuery, CompanyTerms_query$key>(queryFragment, query);
  const acceptances = data.admin.customer?.termsAcceptances;
  return (
    acceptances && <AcceptanceTable acceptances={nodesOf(acceptances)} total={acceptances.totalCount} pages={pages} />
  );
}
