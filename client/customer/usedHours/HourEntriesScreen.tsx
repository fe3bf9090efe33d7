import { useState } from 'react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import type { ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { PlainContent } from '../../parts/lists/PlainContent.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Page } from '../../ui/Page.tsx';
import { UrlDate, UrlFilters } from '../../ui/UrlFilters.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { hourEntryExport } from './hourEntryExport.ts';
import { hourEntryList, HourEntryTable } from './HourEntryTable.tsx';
import { parseEntryFilters } from './hoursFilters.ts';
import { DepartmentAndType, DepartmentOptions, type DepartmentChoices } from './HoursFilters.tsx';
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

const FILE_NAME = ['timeposteringer'];

/** The hour entries behind a figure of the used hours. */
export function HourEntriesScreen({ queryRef }: ScreenProps<HourEntriesScreenQuery>) {
  const [searchParams] = useSearchParams();
  const [departments, setDepartments] = useState<DepartmentChoices>([]);
  const { problem, ...filters } = parseEntryFilters(searchParams);
  return (
    <Page
      title="Timeposteringer"
      text="Arbejdet bag timeforbruget, det seneste først."
      back={{ to: '/clip-cards/hours', label: 'Timeforbrug' }}
      actions={<ExportButton name={FILE_NAME} loadRows={hourEntryExport(filters)} failure={hourEntryList.failure} />}
      wide
    >
      <UrlFilters label="Find posteringer" isUndoable>
        <UrlDate name="fra" label="Fra" />
        <UrlDate name="til" label="Til" />
        <DepartmentAndType departments={departments} />
      </UrlFilters>
      {problem && (
        <Banner tone="amber" role="status">
          {problem}. Her er de seneste 13 måneder.
        </Banner>
      )}
      <PlainContent<HourEntriesScreenQuery>
        list={hourEntryList}
        query={hourEntriesQuery}
        queryRef={queryRef}
        renderRows={({ viewer: { customer } }) =>
          customer ? (
            <>
              <DepartmentOptions customer={customer} onLoad={setDepartments} />
              <HourEntryTable customer={customer} />
            </>
          ) : (
            <NoCompany />
          )
        }
      />
    </Page>
  );
}
