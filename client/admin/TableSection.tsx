import type { ReactNode } from 'react';
import type { PaginationState } from '../app/relay/useMorePages.ts';
import type { ListColumn } from '../parts/lists/ListColumn.ts';
import { PlainRows } from '../parts/lists/PlainRows.tsx';
import { Section } from '../ui/Page.tsx';

interface TableSectionProps<Row extends { readonly id: string }> {
  title: string;
  columns: readonly ListColumn<Row, never>[];
  rows: Row[];
  total: number;
  pages: PaginationState;
  /** The message when the next page cannot be loaded and the server gives no reason. */
  failure: string;
  /** Shown in place of the rows while there are none. */
  empty: { icon: ReactNode; title: string; text: string };
  /** The button that creates a row, or opens a document about the rows. */
  createButton?: ReactNode;
  /** The open dialogs. They are outside the rows, so that typed input survives when the edited row leaves the list. */
  children?: ReactNode;
}

/** A section of a company's screen with one table, for admins. */
export const TableSection = <Row extends { readonly id: string }>({
  title,
  columns,
  rows,
  total,
  pages,
  failure,
  empty,
  createButton,
  children,
}: TableSectionProps<Row>) => (
  <Section title={title} action={rows.length > 0 && createButton}>
    <PlainRows
      list={{ label: title, columns, failure, icon: empty.icon, empty }}
      rows={rows}
      total={total}
      pages={pages}
      action={createButton}
    />
    {children}
  </Section>
);
