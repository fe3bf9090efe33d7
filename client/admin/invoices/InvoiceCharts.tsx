import { graphql, useFragment } from 'react-relay';
import { dateFormat } from '../../../domain/dates.ts';
import { formatExact, formatKroner } from '../../../domain/money.ts';
import { Card } from '../../ui/Card.tsx';
import { BarChart } from '../../ui/charts/BarChart.tsx';
import { StackedBar } from '../../ui/charts/StackedBar.tsx';
import styles from './AdminInvoices.module.css';
import type { InvoiceCharts_admin$key } from './__generated__/InvoiceCharts_admin.graphql.ts';

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

/** Charts of what is open and what was invoiced. */
export function InvoiceCharts({ admin }: { admin: InvoiceCharts_admin$key }) {
  const { invoiceAges, invoicedByMonth } = useFragment(
    graphql`
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
      }
    `,
    admin,
  );
  const { notDue, upTo30, upTo60, upTo90, older } = invoiceAges;
  return (
    <div className={styles.charts}>
      <Card>
        <StackedBar
          title="Udestående efter alder"
          summary="Det, der mangler at blive betalt, efter dage over forfaldsdagen, med moms."
          heading="Alder"
          parts={[
            { label: 'Ikke forfaldent', value: notDue },
            { label: '1–30 dage', value: upTo30 },
            { label: '31–60 dage', value: upTo60 },
            { label: '61–90 dage', value: upTo90 },
            { label: 'Over 90 dage', value: older },
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
        />
      </Card>
    </div>
  );
}
