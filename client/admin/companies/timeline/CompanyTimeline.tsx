import { History } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useLocation, useSearchParams } from 'react-router';
import { nodesOf } from '../../../app/relay/nodesOf.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { MorePages } from '../../../parts/lists/MorePages.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card, CardFoot, EmptyState } from '../../../ui/Card.tsx';
import { NoteForm } from '../../notes/NoteForm.tsx';
import { daysOf } from './daysOf.ts';
import styles from './Timeline.module.css';
import { TimelineEntry } from './TimelineEntry.tsx';
import { TimelineFilterBar } from './TimelineFilterBar.tsx';
import { parseTimelineFilters } from './timelineFilters.ts';
import { useTimelineRefetch } from './useTimelineRefetch.ts';
import type { CompanyTimeline_query$key } from '#relay/CompanyTimeline_query.graphql';
import type { CompanyTimelineNoteMutation } from '#relay/CompanyTimelineNoteMutation.graphql';
import type { CompanyTimelinePageQuery } from '#relay/CompanyTimelinePageQuery.graphql';

const queryFragment = graphql`
  fragment CompanyTimeline_query on Query
  @refetchable(queryName: "CompanyTimelinePageQuery")
  @argumentDefinitions(
    id: { type: "ID!" }
    group: { type: "TimelineGroup" }
    person: { type: "String" }
    from: { type: "Date" }
    to: { type: "Date" }
    count: { type: "Int", defaultValue: 10 }
    cursor: { type: "String" }
  ) {
    admin {
      colleagues {
        id
        name
      }
      companyTimeline(
        customerId: $id
        group: $group
        person: $person
        from: $from
        to: $to
        first: $count
        after: $cursor
      ) @connection(key: "CompanyTimeline_companyTimeline") {
        totalCount
        edges {
          node {
            id
            createdAt
            ...TimelineEntry_entry
          }
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation CompanyTimelineNoteMutation($customerId: ID!, $input: InternalNoteInput!, $requestId: String!) {
    addCompanyNote(customerId: $customerId, input: $input, requestId: $requestId) {
      id
    }
  }
`;

/** Everything that has happened at a company, by days, with a field for notes and filters in the address. */
export function CompanyTimeline({ query, customerId }: { query: CompanyTimeline_query$key; customerId: string }) {
  const { data, ...pages } = usePaginationFragment<CompanyTimelinePageQuery, CompanyTimeline_query$key>(
    queryFragment,
    query,
  );
  const { colleagues, companyTimeline } = data.admin;
  const [searchParams] = useSearchParams();
  const filters = parseTimelineFilters(searchParams);
  const entries = nodesOf(companyTimeline);
  const reload = useTimelineRefetch(customerId, filters, entries.length);
  const [add] = useAction<CompanyTimelineNoteMutation>(mutation);
  return (
    <Card flush>
      <section aria-label="Tidslinje">
        <h2 className="visually-hidden">Tidslinje</h2>
        <div className={styles.composer}>
          <NoteForm
            add={(input, requestId) => add({ customerId, input, requestId })}
            colleagues={colleagues}
            onSaved={reload}
          />
        </div>
        <TimelineFilterBar />
        {entries.length ? (
          <div className={styles.days}>
            {daysOf(entries).map(({ title, entries: ofDay }) => (
              <div key={title}>
                <h3>{title}</h3>
                <ul className={styles.entries}>
                  {ofDay.map((entry) => (
                    <TimelineEntry key={entry.id} entry={entry} customerId={customerId} colleagues={colleagues} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ) : (
          <NoEntries isFiltered={Object.values(filters).some(Boolean)} />
        )}
        {entries.length > 0 && (
          <CardFoot>
            <MorePages
              shown={entries.length}
              total={companyTimeline.totalCount}
              pages={pages}
              failure="Kunne ikke hente flere hændelser"
            />
          </CardFoot>
        )}
      </section>
    </Card>
  );
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  const { pathname } = useLocation();
  return isFiltered ? (
    <EmptyState
      icon={<History />}
      title="Ingen hændelser fundet"
      text="Prøv et andet navn, eller fjern et filter."
      action={<ButtonLink to={pathname}>Ryd filtre</ButtonLink>}
    />
  ) : (
    <EmptyState icon={<History />} title="Ingen hændelser endnu" text="Når der sker noget hos kunden, står det her." />
  );
}
