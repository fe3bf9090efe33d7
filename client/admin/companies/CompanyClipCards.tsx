import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { HoursFigures } from '../../customer/usedHours/HoursFigures.tsx';
import { Section } from '../../ui/Page.tsx';
import { AdminClipCardList } from '../clipCards/AdminClipCardList.tsx';
import { CompanyTab } from './CompanyTab.tsx';
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

interface CompanyClipCardsProps {
  queryRef: PreloadedQuery<CompanyClipCardsQuery>;
}

export const CompanyClipCards = ({ queryRef }: CompanyClipCardsProps) => (
  <CompanyTab failure="Kunne ikke hente klippekort">
    <LoadedList queryRef={queryRef} />
  </CompanyTab>
);

function LoadedList({ queryRef }: CompanyClipCardsProps) {
  const query = usePreloadedQuery<CompanyClipCardsQuery>(companyClipCardsQuery, queryRef);
  const { customer } = query.admin;
  useUsedHoursRefetch(queryRef.variables.id);
  return (
    customer && (
      <>
        <AdminClipCardList query={query} customer={customer} />
        <Section title="Timeforbrug" text="De seneste 13 måneder">
          <HoursFigures customer={customer} filters={null} />
        </Section>
      </>
    )
  );
}
