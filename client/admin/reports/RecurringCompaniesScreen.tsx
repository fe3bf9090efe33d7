import { Building2 } from 'lucide-react';
import { graphql, usePaginationFragment, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { RevenueChange } from '../../../domain/backOffice/reports/figures.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { Day } from '../../parts/lists/cells.tsx';
import type { List } from '../../parts/lists/list.ts';
import { PlainContent } from '../../parts/lists/PlainContent.tsx';
import { PlainRows } from '../../parts/lists/PlainRows.tsx';
import type { Column } from '../../ui/Column.ts';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { UrlDate, UrlFilters, UrlSelect } from '../../ui/UrlFilters.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import { daysText, parseRevenueFilters } from './overviewFilters.ts';
import type { RecurringCompaniesScreen_query$key } from '#relay/RecurringCompaniesScreen_query.graphql';
import type { RecurringCompaniesScreenPageQuery } from '#relay/RecurringCompaniesScreenPageQuery.graphql';
import type { RecurringCompaniesScreenQuery } from '#relay/RecurringCompaniesScreenQuery.graphql';

export const recurringCompaniesQuery = graphql`
  query RecurringCompaniesScreenQuery($from: Date!, $to: Date!, $change: RevenueChange!) @preloadable {
    ...RecurringCompaniesScreen_query @arguments(from: $from, to: $to, change: $change)
  }
`;

interface ScreenProps {
  queryRef: PreloadedQuery<RecurringCompaniesScreenQuery>;
}

/** The companies behind the recurring revenue, and those that are new or lost. */
export function RecurringCompaniesScreen({ queryRef }: ScreenProps) {
  const [searchParams] = useSearchParams();
  const days = daysText(searchParams);
  return (
    <Page
      title="Tilbagevendende omsætning"
      text={`Kunderne bag tallet${days && `, ${days}`}. Beregnet hver nat.`}
      back={{ to: '/admin/overview', label: 'Overblik' }}
      wide
    >
      <UrlFilters label="Find kunder">
        <UrlSelect name="vis" label="Vis" all="Alle kunder" options={optionsOf(RevenueChange).filter(isChange)} />
        <UrlDate name="fra" label="Fra" />
        <UrlDate name="til" label="Til" />
      </UrlFilters>
      <PlainContent<RecurringCompaniesScreenQuery>
        list={companyList('ALL')}
        query={recurringCompaniesQuery}
        queryRef={queryRef}
        renderRows={(data) => <Companies query={data} />}
      />
    </Page>
  );
}

const isChange = ({ value }: { value: string }) => value !== 'ALL';

interface Row {
  readonly id: string;
  readonly amount: number;
  readonly since: string;
  readonly customer: { readonly id: string; readonly name: string };
}

const sinceTitles = { ALL: 'Uændret siden', NEW: 'Kunde fra', LOST: 'Tabt den' } as const;

const columnsOf = (change: RevenueChange): Column<Row>[] => [
  { id: 'company', title: 'Virksomhed', cell: ({ customer }) => <CompanyLink id={customer.id} name={customer.name} /> },
  {
    id: 'amount',
    title: change === 'LOST' ? 'Var pr. måned' : 'Pr. måned',
    end: true,
    cell: ({ amount }) => <span className="num">{amount ? formatKroner(amount) : 'Efter aftale'}</span>,
  },
  { id: 'since', title: sinceTitles[change], cell: ({ since }) => <Day moment={since} /> },
];

const companyList = (change: RevenueChange): List<Row> => ({
  label: 'Kunder',
  columns: columnsOf(change),
  failure: 'Kunne ikke hente kunderne',
  pageSize: 50,
  icon: <Building2 />,
  empty: { title: 'Ingen kunder', text: 'Ingen virksomheder hører til tallet i de valgte dage.' },
});

const queryFragment = graphql`
  fragment RecurringCompaniesScreen_query on Query
  @refetchable(queryName: "RecurringCompaniesScreenPageQuery")
  @argumentDefinitions(
    from: { type: "Date!" }
    to: { type: "Date!" }
    change: { type: "RevenueChange!" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    admin {
      recurringCompanies(from: $from, to: $to, change: $change, first: $count, after: $cursor)
        @connection(key: "RecurringCompaniesScreen_recurringCompanies") {
        totalCount
        edges {
          node {
            id
            amount
            since
            customer {
              id
              name
            }
          }
        }
      }
    }
  }
`;

function Companies({ query }: { query: RecurringCompaniesScreen_query$key }) {
  const { data, ...pages } = usePaginationFragment<
    RecurringCompaniesScreenPageQuery,
    RecurringCompaniesScreen_query$key
  >(queryFragment, query);
  const [searchParams] = useSearchParams();
  const { change } = parseRevenueFilters(searchParams);
  const { recurringCompanies } = data.admin;
  return (
    <PlainRows
      list={companyList(change)}
      rows={nodesOf(recurringCompanies)}
      total={recurringCompanies.totalCount}
      pages={pages}
    />
  );
}
