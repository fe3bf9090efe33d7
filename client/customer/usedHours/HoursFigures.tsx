import { ChartColumn, Clock, Hourglass, ShoppingCart, Ticket } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatPeriod } from '../../../domain/basics/dates.ts';
import { formatDecimal, formatPlural } from '../../../domain/basics/formatCount.ts';
import { formatWorkedTime } from '../../../domain/sales/formatWorkedTime.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, EmptyState, Stat } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { HoursChart } from './HoursChart.tsx';
import { entriesPath } from './hoursFilters.ts';
import { hoursTable } from './hoursSeries.ts';
import styles from './UsedHours.module.css';
import type { HoursFigures_customer$key } from '#relay/HoursFigures_customer.graphql';

interface HoursFiguresProps {
  customer: HoursFigures_customer$key;
  /** The chosen department and type, which links to the entries keep. Null where there is no list of entries. */
  filters: { departmentId: string | null; type: string | null } | null;
}

const customerFragment = graphql`
  fragment HoursFigures_customer on Customer
  @argumentDefinitions(
    from: { type: "Date" }
    to: { type: "Date" }
    departmentId: { type: "ID" }
    type: { type: "HourType" }
    split: { type: "HoursSplit", defaultValue: DEPARTMENT }
  ) {
    usedHours(from: $from, to: $to, departmentId: $departmentId, type: $type, split: $split) {
      from
      to
      minutes
      entryCount
      boughtHours
      expiredHours
      hoursLeft
      parts {
        month
        department {
          id
          name
        }
        type
        minutes
      }
    }
  }
`;

/** The figures of the clip cards in a period, and a chart of the used hours. */
export function HoursFigures({ customer, filters }: HoursFiguresProps) {
  const { usedHours } = useFragment(customerFragment, customer);
  const { from, to, minutes, entryCount, boughtHours, expiredHours, hoursLeft, parts } = usedHours;
  const span = { from, to };
  const entries = formatPlural(entryCount, 'postering', 'posteringer');
  return (
    <>
      <section className={styles.figures} aria-label="Nøgletal">
        <Stat
          label="Brugt"
          icon={<Clock aria-hidden />}
          value={formatWorkedTime(minutes)}
          note={filters && entryCount > 0 ? <Link to={entriesPath({ ...filters, ...span })}>{entries}</Link> : entries}
        />
        <Stat
          label="Købt"
          icon={<ShoppingCart aria-hidden />}
          value={`${formatDecimal(boughtHours)} t`}
          note="På klippekort købt i perioden"
        />
        <Stat
          label="Udløbet"
          icon={<Hourglass aria-hidden />}
          value={`${formatDecimal(expiredHours)} t`}
          note="Ubrugt, da kortet udløb"
        />
        <Stat
          label="Tilbage"
          icon={<Ticket aria-hidden />}
          value={`${formatDecimal(hoursLeft)} t`}
          note="På aktive klippekort lige nu"
        />
      </section>
      {entryCount > 0 ? (
        <HoursChart table={hoursTable(span, parts)} filters={filters} period={formatPeriod(from, to)} />
      ) : (
        <Card flush>
          <EmptyState
            icon={<ChartColumn />}
            title="Ingen timer i perioden"
            text="Når der bliver brugt timer af et klippekort, kan I se her, hvad de gik til."
            action={filters && <ButtonLink to="/clip-cards">Se klippekort</ButtonLink>}
          />
        </Card>
      )}
    </>
  );
}
