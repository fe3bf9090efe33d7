import { useState } from 'react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Page } from '../../ui/Page.tsx';
import { UrlDate, UrlFilters } from '../../ui/UrlFilters.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { HourEntryTable, HourEntryTableSkeleton } from './HourEntryTable.tsx';
import { parseEntryFilters } from './hoursFilters.ts';
import { DepartmentAndType, DepartmentOptions, type DepartmentChoices } from './HoursFilters.tsx';
import { useHourEntryExport } from './useHourEntryExport.ts';
import type { HourEntriesScreenQuery } from '#relay/HourEntriesScreenQuery.graphql';

export const hourEntriesQuery = graphql`
  query HourEntriesScreenQuery($from: Date!, $to: Date!, $departmentId: ID, $type: HourType) @preloadable {
    viewer {
      customer {
        ...HoursFilters_customer
        ...HourEntryTable_customer @arguments(from: $from, to: $to, departmentId: $departmentId, type: $type)
      }
    }
  }
`;

const FAILURE = 'Kunne ikke hente posteringerne';
const FILE_NAME = ['timeposteringer'];

/** The hour entries behind a figure of the used hours. */
export function HourEntriesScreen({ queryRef }: ScreenProps<HourEntriesScreenQuery>) {
  const [searchParams] = useSearchParams();
  const [departments, setDepartments] = useState<DepartmentChoices>([]);
  const filters = parseEntryFilters(searchParams);
  const loadRows = useHourEntryExport(filters);
  return (
    <Page
      title="Timeposteringer"
      text="Arbejdet bag timeforbruget, det seneste først."
      back={{ to: '/clip-cards/hours', label: 'Timeforbrug' }}
      actions={<ExportButton name={FILE_NAME} loadRows={loadRows} failure={FAILURE} />}
      wide
    >
      <UrlFilters label="Find posteringer" isUndoable>
        <UrlDate name="fra" label="Fra" />
        <UrlDate name="til" label="Til" />
        <DepartmentAndType departments={departments} />
      </UrlFilters>
      {filters.problem && (
        <Banner tone="amber" role="status">
          {filters.problem}. Her er de seneste 13 måneder.
        </Banner>
      )}
      <QueryBoundary<HourEntriesScreenQuery>
        query={hourEntriesQuery}
        queryRef={queryRef}
        failure={FAILURE}
        fallback={<HourEntryTableSkeleton />}
      >
        {({ viewer: { customer } }) =>
          customer ? (
            <>
              <DepartmentOptions customer={customer} onLoad={setDepartments} />
              <HourEntryTable customer={customer} />
            </>
          ) : (
            <NoCompany />
          )
        }
      </QueryBoundary>
    </Page>
  );
}
