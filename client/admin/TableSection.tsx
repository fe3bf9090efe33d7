import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { PaginationState } from '../app/relay/useMorePages.ts';
import { MorePages } from '../parts/lists/MorePages.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/Card.tsx';
import type { Column } from '../ui/Column.ts';
import { Section } from '../ui/Page.tsx';
import { Table } from '../ui/Table.tsx';

interface TableSectionProps<Row> {
  title: string;
  columns: Column<Row>[];
  rows: Row[];
  total: number;
  pages: PaginationState;
  /** The message when the next page cannot be loaded and the server gives no reason. */
  failure: string;
  /** Shown in place of the rows while there are none. */
  empty: { icon: ReactNode; title: string; text: string };
  /** The button that creates a row, and the dialog that it opens. */
  create?: { label: string; renderDialog: (onClose: () => void) => ReactNode };
  /** Another button, such as one that opens a document about the rows. */
  createButton?: ReactNode;
  /** The open dialogs. They are outside the rows, so that typed input survives when the edited row leaves the list. */
  children?: ReactNode;
}

/** A section of a company's screen with one table, for admins. */
export function TableSection<Row extends { readonly id: string }>({
  title,
  columns,
  rows,
  total,
  pages,
  failure,
  empty,
  create,
  createButton,
  children,
}: TableSectionProps<Row>) {
  const [isCreating, setCreating] = useState(false);
  const button = create ? (
    <Button onPress={() => setCreating(true)}>
      <Plus aria-hidden /> {create.label}
    </Button>
  ) : (
    createButton
  );
  return (
    <Section title={title} action={rows.length > 0 && button}>
      <Table
        label={title}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        empty={<EmptyState {...empty} action={button} />}
        foot={<MorePages shown={rows.length} total={total} pages={pages} failure={failure} />}
      />
      {isCreating && create?.renderDialog(() => setCreating(false))}
      {children}
    </Section>
  );
}
