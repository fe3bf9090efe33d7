import { CalendarClock, Scale, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatExact } from '../../../domain/basics/money.ts';
import { Card, Stat } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Skeleton, SkeletonLine } from '../../ui/Meters.tsx';
import { QuietBoundary } from '../../ui/QuietBoundary.tsx';
import styles from './AdminInvoices.module.css';
import { statusPath } from './invoiceFilters.ts';
import { useInvoiceFiguresRefetch } from './useInvoiceFiguresRefetch.ts';
import type { InvoiceFigures_admin$key } from '#relay/InvoiceFigures_admin.graphql';

const InvoiceCharts = lazy(async () => ({ default: (await import('./InvoiceCharts.tsx')).InvoiceCharts }));

const adminFragment = graphql`
  fragment InvoiceFigures_admin on Admin {
    invoiceAges {
      notDue
      upTo30
      upTo60
      upTo90
      older
    }
    ...InvoiceCharts_admin
  }
`;

/**
 * The unpaid amounts of all invoices in a line, which opens to the figures and charts of invoicing. They are folded,
 * because the screen is for the list. The charts load once they are opened.
 */
export function InvoiceFigures({ admin: key }: { admin: InvoiceFigures_admin$key }) {
  const admin = useFragment(adminFragment, key);
  const [isOpen, setOpen] = useState(false);
  const { notDue, upTo30, upTo60, upTo90, older } = admin.invoiceAges;
  const overdue = upTo30 + upTo60 + upTo90 + older;
  useInvoiceFiguresRefetch();
  return (
    <section aria-label="Nøgletal">
      <details className={styles.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Summary open={formatExact(notDue + overdue)} overdue={formatExact(overdue)} />
        <Figures
          open={formatExact(notDue + overdue)}
          notDue={formatExact(notDue)}
          overdue={formatExact(overdue)}
          overdueNote={`heraf over 30 dage ${formatExact(overdue - upTo30)}`}
        />
        {isOpen && (
          <QuietBoundary>
            <Suspense fallback={<ChartsSkeleton />}>
              <InvoiceCharts admin={admin} />
            </Suspense>
          </QuietBoundary>
        )}
      </details>
    </section>
  );
}

const Summary = ({ open, overdue }: { open: ReactNode; overdue: ReactNode }) => (
  <summary>
    <span className={styles.foldedTitle}>Nøgletal og diagrammer</span>
    <span>
      Udestående <strong>{open}</strong>
    </span>
    <span>
      Forfaldent <strong>{overdue}</strong>
    </span>
  </summary>
);

interface FiguresProps {
  open: ReactNode;
  notDue: ReactNode;
  overdue: ReactNode;
  overdueNote: ReactNode;
}

const Figures = ({ open, notDue, overdue, overdueNote }: FiguresProps) => (
  <div className={styles.figures}>
    <Stat label="Udestående" icon={<Scale aria-hidden />} value={open} note="Alt, der mangler at blive betalt" />
    <Stat
      label="Ikke forfaldent"
      icon={<CalendarClock aria-hidden />}
      value={notDue}
      note={<Link to={statusPath('OPEN')}>Vis ikke betalte</Link>}
    />
    <Stat
      label="Forfaldent"
      icon={<TriangleAlert aria-hidden />}
      value={overdue}
      note={
        <span className={styles.notes}>
          <Link to={statusPath('OVERDUE')}>Vis forfaldne</Link>
          <span>{overdueNote}</span>
        </span>
      }
    />
  </div>
);

const ChartsSkeleton = () => (
  <div className={styles.charts} role="status" aria-label="Indlæser …">
    {[0, 1, 2].map((index) => (
      <Card key={index}>
        <Skeleton height={220} />
      </Card>
    ))}
  </div>
);

export const InvoiceFiguresSkeleton = () => (
  <details className={styles.folded}>
    <Summary open={<SkeletonLine width={96} />} overdue={<SkeletonLine width={96} />} />
  </details>
);
