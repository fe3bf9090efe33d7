import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { PaginationState } from '../app/relay/useMorePages.ts';
import type { List } from '../parts/lists/list.ts';
import type { ListColumn } from '../parts/lists/ListColumn.ts';
import { PlainRows } from '../parts/lists/PlainRows.tsx';
import { Button } from '../ui/Button.tsx';
import { Section } from '../ui/Page.tsx';

interface TableSectionProps<Row extends { readonly id: string }> {
  list: List<Row>;
  /** The list's own columns when left out. */
  columns?: readonly ListColumn<Row, never>[];
  rows: Row[];
  total: number;
  pages: PaginationState;
  /** Replaces the list's own text for an empty list. */
  emptyText?: string;
  /** The button that creates a row, and the dialog that it opens. */
  create?: { label: string; renderDialog: (onClose: () => void) => ReactNode };
  /** Another button, such as one that opens a document about the rows. */
  createButton?: ReactNode;
  /** The open dialogs. They are outside the rows, so that typed input survives when the edited row leaves the list. */
  children?: ReactNode;
}

/** A section of a company's screen with one list, for admins. */
export function TableSection<Row extends { readonly id: string }>({
  list,
  columns = list.columns,
  rows,
  total,
  pages,
  emptyText = list.empty.text,
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
    <Section title={list.label} action={rows.length > 0 && button}>
      <PlainRows
        list={{ ...list, empty: { title: list.empty.title, text: emptyText } }}
        columns={columns}
        rows={rows}
        total={total}
        pages={pages}
        action={button}
      />
      {isCreating && create?.renderDialog(() => setCreating(false))}
      {children}
    </Section>
  );
}
