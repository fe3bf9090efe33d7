import { graphql, useFragment } from 'react-relay';
import { dateFormat } from '../../../domain/basics/dates.ts';
import { formatExact, formatKroner } from '../../../domain/basics/money.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { InvoiceAge } from '../../../domain/money/invoices.ts';
import { Card } from '../../ui/Card.tsx';
import { BarChart } from '../../ui/charts/BarChart.tsx';
import { StackedBar } from '../../ui/charts/StackedBar.tsx';
import styles from './AdminInvoices.module.css';
import { agePath } from './invoiceFilters.ts';
import type { InvoiceCharts_admin$key } from '#relay/InvoiceCharts_admin.graphql';

const shortMonth = dateFormat({ month: 'short' });
const longMonth = dateFormat({ month: 'long', year: 'numeric' });

interface Month {
  readonly month: string;
  readonly net: number;
}

const bars = (months: readonly Month[]) =>
  months.map(({ month, net }) => ({
    label: shortMonth().format(new Date(month)).slice(0, 3),
    name: longMonth().format(new Date(month)),
    value: net,
  }));

const sum = (months: readonly Month[]) => formatKroner(months.reduce((total, { net }) => total + net, 0));

const partOf = (age: InvoiceAge, value: number) => ({ label: labelOf(InvoiceAge, age), value, to: agePath(age) });

interface InvoiceChartsProps {
  admin: InvoiceCharts_admin$key;
  /** Smaller, for a screen that is about other things as well. */
  isCompact?: boolean;
}

const adminFragment = graphql`
  fragment InvoiceCharts_admin on Admin {
    invoiceAges {
      notDue
      upTo30
      upTo60
      upTo90
      older
    }
    invoicedByMonth {
      month
      net
    }
    recurringRevenue {
      month
      net
    }
  }
`;

/** Charts of the unpaid amounts, the invoiced amounts and the recurring revenue of all companies. */
export function InvoiceCharts({ admin, isCompact = false }: InvoiceChartsProps) {
  const { invoiceAges, invoicedByMonth, recurringRevenue } = useFragment(adminFragment, admin);
  const now = recurringRevenue.at(-1)?.net ?? 0;
  const { notDue, upTo30, upTo60, upTo90, older } = invoiceAges;
  return (
    <div className={isCompact ? styles.compactCharts : styles.charts}>
      <Card>
        <StackedBar
          title="Udestående efter alder"
          summary="Det, der mangler at blive betalt, efter dage over forfaldsdagen, med moms."
          heading="Alder"
          parts={[
            partOf('NOT_DUE', notDue),
            partOf('DAYS_1_TO_30', upTo30),
            partOf('DAYS_31_TO_60', upTo60),
            partOf('DAYS_61_TO_90', upTo90),
            partOf('OVER_90_DAYS', older),
          ]}
          format={formatExact}
          empty="Intet udestående"
        />
      </Card>
      <Card>
        <BarChart
          title="Faktureret pr. måned"
          summary={`De seneste 13 måneder ${sum(invoicedByMonth)}, fratrukket kreditnotaer og uden moms.`}
          heading="Måned"
          bars={bars(invoicedByMonth)}
          format={formatKroner}
          isCompact={isCompact}
        />
      </Card>
      <Card>
        <BarChart
          title="Tilbagevendende omsætning"
          summary={`${formatKroner(now)} om måneden nu, fra serviceaftaler og licenser med pris, uden moms.`}
          heading="Måned"
          bars={bars(recurringRevenue)}
          format={formatKroner}
          isCompact={isCompact}
        />
      </Card>
    </div>
  );
}
