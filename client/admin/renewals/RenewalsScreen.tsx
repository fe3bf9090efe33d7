import { useMemo } from 'react';
import { graphql, useSubscription, type PreloadedQuery } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { valuesOf } from '../../../domain/basics/vocabulary.ts';
import { RenewalGroup } from '../../../domain/sales/renewals.ts';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { parseRenewalGroup, searchOfGroup } from './parseRenewalGroup.ts';
import { renewalExport } from './renewalExport.ts';
import { parseRenewalSort } from './renewalSorts.ts';
import { renewalList, RenewalTable } from './RenewalTable.tsx';
import type { RenewalsScreenQuery, RenewalsScreenQuery$data } from '#relay/RenewalsScreenQuery.graphql';
import type { RenewalsScreenSubscription } from '#relay/RenewalsScreenSubscription.graphql';

export const renewalsQuery = graphql`
  query RenewalsScreenQuery($group: RenewalGroup!, $sort: RenewalSort) @preloadable {
    admin {
      renewalCounts {
        days30
        days60
        days90
        decided
      }
    }
    ...RenewalTable_query @arguments(group: $group, sort: $sort)
  }
`;

const subscription = graphql`
  subscription RenewalsScreenSubscription($group: RenewalGroup!, $sort: RenewalSort) {
    adminChanged {
      renewalCounts {
        days30
        days60
        days90
        decided
      }
      ...RenewalTable_admin @arguments(group: $group, sort: $sort)
    }
  }
`;

export function RenewalsScreen({ queryRef }: { queryRef: PreloadedQuery<RenewalsScreenQuery> }) {
  const group = parseRenewalGroup(useSearchParams()[0]);
  return (
    <ListScreen<RenewalsScreenQuery>
      title="Fornyelser"
      text="Licenser og serviceaftaler, der snart skal tages stilling til, efter hvor længe der er tilbage af fristen."
      list={renewalList(group)}
      csv={{ name: 'fornyelser', loadRows: renewalExport({ group }) }}
      filterLabel="Vis fornyelser"
      query={renewalsQuery}
      queryRef={queryRef}
      renderRows={(data) => <Renewals query={data} />}
    />
  );
}

function Renewals({ query: data }: { query: RenewalsScreenQuery$data }) {
  const { days30, days60, days90, decided } = data.admin.renewalCounts;
  const counts = { DAYS_30: days30, DAYS_60: days60, DAYS_90: days90, DECIDED: decided };
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const group = parseRenewalGroup(searchParams);
  const sort = parseRenewalSort(searchParams);
  useSubscription<RenewalsScreenSubscription>(
    useMemo(() => ({ subscription, variables: { group, sort } }), [group, sort]),
  );
  return (
    <Tabs
      label="Tid til fristen"
      selected={group}
      onSelect={(id) => id !== group && void navigate(searchOfGroup(searchParams, id as RenewalGroup))}
      tabs={valuesOf(RenewalGroup).map((id) => ({
        id,
        title: RenewalGroup[id].label,
        count: counts[id],
        content: id === group && <RenewalTable query={data} group={group} />,
      }))}
    />
  );
}
