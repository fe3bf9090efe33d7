import { Suspense, useMemo } from 'react';
import { graphql, usePreloadedQuery, useSubscription, type PreloadedQuery } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { RenewalGroup } from '../../../domain/renewals.ts';
import { valuesOf } from '../../../domain/vocabulary.ts';
import { ScreenBoundary } from '../../shell/ScreenBoundary.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { parseRenewalGroup } from './parseRenewalGroup.ts';
import { RenewalTable, RenewalTableSkeleton } from './RenewalTable.tsx';
import type { RenewalsScreenQuery } from './__generated__/RenewalsScreenQuery.graphql.ts';
import type { RenewalsScreenSubscription } from './__generated__/RenewalsScreenSubscription.graphql.ts';

export const renewalsQuery = graphql`
  query RenewalsScreenQuery($group: RenewalGroup!) @preloadable {
    admin {
      renewalCounts {
        days30
        days60
        days90
        decided
      }
    }
    ...RenewalTable_query @arguments(group: $group)
  }
`;

const subscription = graphql`
  subscription RenewalsScreenSubscription($group: RenewalGroup!) {
    adminChanged {
      renewalCounts {
        days30
        days60
        days90
        decided
      }
      ...RenewalTable_admin @arguments(group: $group)
    }
  }
`;

interface RenewalsScreenProps {
  queryRef: PreloadedQuery<RenewalsScreenQuery>;
}

export const RenewalsScreen = ({ queryRef }: RenewalsScreenProps) => (
  <Page
    title="Fornyelser"
    text="Licenser og serviceaftaler, der snart skal tages stilling til, efter hvor længe der er tilbage af fristen."
    wide
  >
    <ScreenBoundary title="Kunne ikke hente fornyelser">
      <Suspense fallback={<RenewalTableSkeleton />}>
        <Renewals queryRef={queryRef} />
      </Suspense>
    </ScreenBoundary>
  </Page>
);

function Renewals({ queryRef }: RenewalsScreenProps) {
  const data = usePreloadedQuery<RenewalsScreenQuery>(renewalsQuery, queryRef);
  const { days30, days60, days90, decided } = data.admin.renewalCounts;
  const counts = { DAYS_30: days30, DAYS_60: days60, DAYS_90: days90, DECIDED: decided };
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const group = parseRenewalGroup(searchParams);
  useSubscription<RenewalsScreenSubscription>(useMemo(() => ({ subscription, variables: { group } }), [group]));
  return (
    <Tabs
      label="Tid til fristen"
      selected={group}
      onSelect={(id) => id !== group && void navigate(`?frist=${id}`)}
      tabs={valuesOf(RenewalGroup).map((id) => ({
        id,
        title: RenewalGroup[id].label,
        count: counts[id],
        content: id === group && <RenewalTable query={data} group={group} />,
      }))}
    />
  );
}
