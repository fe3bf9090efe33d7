import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { inboxAreas, keysIn } from '../../../domain/backOffice/employeeAreas.ts';
import { InboxKind, InboxScope } from '../../../domain/backOffice/inbox.ts';
import { valuesOf } from '../../../domain/basics/vocabulary.ts';
import { rolesIn } from '../../app/shell/areas/area.ts';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { FilterSelect } from '../../ui/Filters.tsx';
import { Link } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './Inbox.module.css';
import { inboxPath, parseInboxFilters } from './inboxFilters.ts';
import { InboxList, InboxListSkeleton } from './InboxList.tsx';
import { useInboxChanges } from './useInboxChanges.ts';
import type { InboxScreenQuery } from '#relay/InboxScreenQuery.graphql';

export const inboxQuery = graphql`
  query InboxScreenQuery($scope: InboxScope!, $kinds: [InboxKind!], $customerId: ID) @preloadable {
    admin {
      inboxCounts {
        mine
        team
        all
      }
    }
    ...InboxList_query @arguments(scope: $scope, kinds: $kinds, customerId: $customerId)
  }
`;

const countNames = { MINE: 'mine', TEAM: 'team', ALL: 'all' } as const;

interface InboxScreenProps {
  queryRef: PreloadedQuery<InboxScreenQuery>;
}

/** Everything that waits for the reseller, as far as it belongs to the areas of the viewer. */
export const InboxScreen = ({ queryRef }: InboxScreenProps) => (
  <Page title="Indbakke" wide>
    <ScreenBoundary title="Kunne ikke hente indbakken" resetKey={queryRef}>
      <Suspense fallback={<InboxListSkeleton />}>
        <Inbox queryRef={queryRef} />
      </Suspense>
    </ScreenBoundary>
  </Page>
);

function Inbox({ queryRef }: InboxScreenProps) {
  const data = usePreloadedQuery<InboxScreenQuery>(inboxQuery, queryRef);
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const filters = parseInboxFilters(searchParams);
  useInboxChanges(filters);
  const [kind] = filters.kinds;
  const roles = rolesIn(useAreas());
  return (
    <>
      <div className={styles.filter}>
        {filters.customerId && <Link to={inboxPath({ ...filters, customerId: null })}>Vis alle virksomheder</Link>}
        <FilterSelect
          label="Type"
          value={kind ?? ''}
          onChange={(next) => void navigate(inboxPath({ ...filters, kinds: next ? [next as InboxKind] : [] }))}
          options={[
            { value: '', label: 'Type: alle' },
            ...keysIn(roles, inboxAreas).map((value) => ({ value, label: InboxKind[value].label })),
          ]}
        />
      </div>
      <Tabs
        label="Indbakke"
        selected={filters.scope}
        onSelect={(scope) =>
          scope !== filters.scope && void navigate(inboxPath({ ...filters, scope: scope as InboxScope }))
        }
        tabs={valuesOf(InboxScope).map((scope) => ({
          id: scope,
          title: InboxScope[scope].label,
          count: data.admin.inboxCounts[countNames[scope]],
          content: scope === filters.scope && <InboxList query={data} filters={filters} />,
        }))}
      />
    </>
  );
}
