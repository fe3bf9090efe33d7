import { useState } from 'react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import { HoursPeriod, HoursSplit } from '../../../domain/sales/usedHours.ts';
import { useRefetchOnChange } from '../../app/relay/useRefetchOnChange.ts';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { StatsSkeleton } from '../../ui/StatsSkeleton.tsx';
import { UrlDate, UrlFilters, UrlSelect } from '../../ui/UrlFilters.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { hoursExport } from './hoursExport.ts';
import { HoursFigures } from './HoursFigures.tsx';
import { parseFigureFilters, parsePeriod } from './hoursFilters.ts';
import { DepartmentAndType, DepartmentOptions, type DepartmentChoices } from './HoursFilters.tsx';
import styles from './UsedHours.module.css';
import type { UsedHoursScreenQuery } from '#relay/UsedHoursScreenQuery.graphql';

export const usedHoursQuery = graphql`
  query UsedHoursScreenQuery($from: Date!, $to: Date!, $departmentId: ID, $type: HourType, $split: HoursSplit!)
  @preloadable {
    viewer {
      customer {
        id
        ...HoursFilters_customer
        ...HoursFigures_customer
          @arguments(from: $from, to: $to, departmentId: $departmentId, type: $type, split: $split)
      }
    }
  }
`;

const subscription = graphql`
  subscription UsedHoursScreenSubscription {
    clipCardChanged {
      deletedId
    }
  }
`;

const FAILURE = 'Kunne ikke hente timeforbruget';
const FILE_NAME = ['timeforbrug'];
const periods = optionsOf(HoursPeriod).filter(({ value }) => value !== 'MONTHS_13');
const splits = [{ value: 'TYPE', label: `Opdelt efter ${HoursSplit.TYPE.label.toLowerCase()}` }];

/** The used hours of the company by month, divided by department or type. */
export function UsedHoursScreen({ queryRef }: ScreenProps<UsedHoursScreenQuery>) {
  const [searchParams] = useSearchParams();
  const [departments, setDepartments] = useState<DepartmentChoices>([]);
  const filters = parseFigureFilters(searchParams);
  useRefetchOnChange(subscription, usedHoursQuery, queryRef.variables);
  return (
    <Page
      title="Timeforbrug"
      text="Timer, der er brugt af jeres klippekort, efter den dag arbejdet blev udført."
      back={{ to: '/clip-cards', label: 'Klippekort' }}
      actions={<ExportButton name={FILE_NAME} loadRows={hoursExport(filters)} failure={FAILURE} />}
    >
      <UrlFilters label="Vælg timer" isUndoable>
        <UrlSelect name="periode" label="Periode" all={HoursPeriod.MONTHS_13.label} options={periods} />
        {parsePeriod(searchParams) === 'OWN' && (
          <>
            <UrlDate name="fra" label="Fra" />
            <UrlDate name="til" label="Til" />
          </>
        )}
        <DepartmentAndType departments={departments} />
        <UrlSelect name="opdel" label="Opdeling" all="Opdelt efter afdeling" options={splits} />
      </UrlFilters>
      {filters.problem && (
        <Banner tone="amber" role="status">
          {filters.problem}. Her er de seneste 13 måneder.
        </Banner>
      )}
      <QueryBoundary<UsedHoursScreenQuery>
        query={usedHoursQuery}
        queryRef={queryRef}
        failure={FAILURE}
        fallback={<HoursSkeleton />}
      >
        {({ viewer: { customer } }) =>
          customer ? (
            <>
              <DepartmentOptions customer={customer} onLoad={setDepartments} />
              <HoursFigures customer={customer} filters={filters} />
            </>
          ) : (
            <NoCompany />
          )
        }
      </QueryBoundary>
    </Page>
  );
}

const HoursSkeleton = () => (
  <>
    <div className={styles.figures} role="status" aria-label="Indlæser …">
      <StatsSkeleton />
    </div>
    <Card>
      <Skeleton height={300} />
    </Card>
  </>
);
