import { ArrowLeft } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import { ActivityType } from '../../../domain/vocabulary.ts';
import { AddressDate, AddressFilters, AddressSearch, AddressSelect } from '../../ui/AddressFilters.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Section } from '../../ui/Page.tsx';
import { ActivityFeed } from './ActivityFeed.tsx';
import { CompanyTab } from './CompanyTab.tsx';
import { companyPath } from './companyText.ts';
import type { CompanyActivitiesQuery } from './__generated__/CompanyActivitiesQuery.graphql.ts';

export const companyActivitiesQuery = graphql`
  query CompanyActivitiesQuery($id: ID!, $type: ActivityType, $person: String, $from: Date, $to: Date) @preloadable {
    ...ActivityFeed_query @arguments(id: $id, type: $type, person: $person, from: $from, to: $to)
  }
`;

interface CompanyActivitiesProps {
  queryRef: PreloadedQuery<CompanyActivitiesQuery>;
}

const types = optionsOf(ActivityType);

/** All activities of a company, with filters. */
export function CompanyActivities({ queryRef }: CompanyActivitiesProps) {
  const { customerId = '' } = useParams();
  return (
    <Section
      title="Aktivitet"
      action={
        <ButtonLink size="small" to={companyPath(customerId)}>
          <ArrowLeft aria-hidden /> Overblik
        </ButtonLink>
      }
    >
      <AddressFilters label="Find aktiviteter">
        <AddressSearch name="person" label="Søg på personens navn" />
        <AddressSelect name="type" label="Type" options={types} />
        <AddressDate name="fra" label="Fra" />
        <AddressDate name="til" label="Til" />
      </AddressFilters>
      <CompanyTab failure="Kunne ikke hente aktiviteter">
        <Activities queryRef={queryRef} />
      </CompanyTab>
    </Section>
  );
}

const Activities = ({ queryRef }: CompanyActivitiesProps) => (
  <ActivityFeed
    query={usePreloadedQuery<CompanyActivitiesQuery>(companyActivitiesQuery, queryRef)}
    customerId={queryRef.variables.id}
  />
);
