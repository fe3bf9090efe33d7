import { Suspense, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { HoursPeriod, HoursSplit } from '../../../domain/sales/usedHours.ts';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton, SkeletonLine } from '../../ui/Meters.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { UrlDate, UrlFilters, UrlSelect } from '../../ui/UrlFilters.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { hoursExport } from './hoursExport.ts';
import { HoursFigures } from './HoursFigures.tsx';
import { parseFigureFilters, parsePeriod, type FigureFilters } from './hoursFilters.ts';
import { DepartmentAndType, DepartmentOptions, type DepartmentChoices } from './HoursFilters.tsx';
import styles from './UsedHours.module.css';
import { useHoursChanges } from './useHoursChanges.ts';
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

const FAILURE = 'Kunne ikke hente timeforbruget';
const FILE_NAME = ['timeforbrug'];
const periods = optionsOf(HoursPeriod).filter(({ value }) => value !== 'MONTHS_13');
const splits = [{ value: 'TYPE', label: `Opdelt efter ${HoursSplit.TYPE.label.toLowerCase()}` }];

interface UsedHoursScreenProps {
  queryRef: PreloadedQuery<UsedHoursScreenQuery>;
}

/** The used hours of the company by month, divided by department or type. */
export function UsedHoursScreen({ queryRef }: UsedHoursScreenProps) {
  const [searchParams] = useSearchParams();
  const [departments, setDepartments] = useState<DepartmentChoices>([]);
  const filters = parseFigureFilters(searchParams);
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
      <ScreenBoundary title={FAILURE} resetKey={queryRef}>
        <Suspense fallback={<HoursSkeleton />}>
          <Hours queryRef={queryRef} filters={filters} onDepartments={setDepartments} />
        </Suspense>
      </ScreenBoundary>
    </Page>
  );
}

interface HoursProps extends UsedHoursScreenProps {
  filters: FigureFilters;
  onDepartments: (departments: DepartmentChoices) => void;
}

function Hours({ queryRef, filters, onDepartments }: HoursProps) {
  const { customer } = usePreloadedQuery<UsedHoursScreenQuery>(usedHoursQuery, queryRef).viewer;
  useHoursChanges(usedHoursQuery, queryRef.variables);
  if (!customer) return <NoCompany />;
  return (
    <>
      <DepartmentOptions customer={customer} onLoad={onDepartments} />
      <HoursFigures customer={customer} filters={filters} />
    </>
  );
}

const HoursSkeleton = () => (
  <>
    <div className={styles.figures} role="status" aria-label="Indlæser …">
      {Array.from({ length: 4 }, (_, index) => (
        <Card key={index}>
          <SkeletonLine width={96} />
          <br />
          <Skeleton width={56} height={24} />
        </Card>
      ))}
    </div>
    <Card>
      <Skeleton height={300} />
    </Card>
  </>
);
