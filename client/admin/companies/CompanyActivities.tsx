import { ArrowLeft } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import { ActivityType } from '../../../domain/vocabulary.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Section } from '../../ui/Page.tsx';
import { UrlDate, UrlFilters, UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
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
      <UrlFilters label="Find aktiviteter">
        <UrlSearch name="person" label="Søg på personens navn" />
        <UrlSelect name="type" label="Type" options={types} />
        <UrlDate name="fra" label="Fra" />
        <UrlDate name="til" label="Til" />
      </UrlFilters>
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
