import { graphql, type PreloadedQuery } from 'react-relay';
import { HoursFigures } from '../../customer/usedHours/HoursFigures.tsx';
import { Section } from '../../ui/Page.tsx';
import { AdminClipCardList } from '../clipCards/AdminClipCardList.tsx';
import { LoadedCompanyTab } from './CompanyTab.tsx';
import { useUsedHoursRefetch } from './useUsedHoursRefetch.ts';
import type { CompanyClipCardsQuery } from '#relay/CompanyClipCardsQuery.graphql';

export const companyClipCardsQuery = graphql`
  query CompanyClipCardsQuery($id: ID!) @preloadable {
    admin {
      customer(id: $id) {
        ...AdminClipCardList_customer
        ...HoursFigures_customer
      }
    }
    ...AdminClipCardList_query @arguments(id: $id)
  }
`;

export function CompanyClipCards({ queryRef }: { queryRef: PreloadedQuery<CompanyClipCardsQuery> }) {
  useUsedHoursRefetch(queryRef.variables.id);
  return (
    <LoadedCompanyTab<CompanyClipCardsQuery>
      failure="Kunne ikke hente klippekort"
      query={companyClipCardsQuery}
      queryRef={queryRef}
    >
      {(customer, data) => (
        <>
          <AdminClipCardList query={data} customer={customer} />
          <Section title="Timeforbrug" text="De seneste 13 måneder">
            <HoursFigures customer={customer} filters={null} />
          </Section>
        </>
      )}
    </LoadedCompanyTab>
  );
}
