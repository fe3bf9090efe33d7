import type { ReactNode } from 'react';
import type { PaginationState } from '../../app/relay/useMorePages.ts';
import { ExportButton } from '../csv/ExportButton.tsx';
import type { LoadRows } from '../csv/fileRows.ts';
import { BulkBar, type BulkButton, type UnavailableActions } from './bulk/BulkBar.tsx';
import type { BulkSelection } from './bulk/useBulkSelection.ts';
import { EmptyList } from './EmptyList.tsx';
import type { List, Words } from './list.ts';
import type { ListColumn } from './ListColumn.ts';
import { ListTable } from './ListTable.tsx';
import { MorePages } from './MorePages.tsx';

/** The selection of a list, and the actions that an employee can start for the selected rows. */
interface Bulk<Row extends { readonly id: string }> {
  selection: BulkSelection<Row>;
  /** The name of a row, for its checkbox. */
  nameOf: (row: Row) => string;
  /** One row, and many, as in 'valgt faktura'. */
  noun: [one: string, many: string];
  actions: readonly BulkButton[];
  /** Why an action cannot be done with any row now, in Danish. */
  unavailable?: UnavailableActions | undefined;
  /** The sum of the selected rows, such as an amount. */
  summary?: ReactNode;
  /** Loads the selected rows for a file. */
  loadSelected: LoadRows;
}

interface ListRowsProps<Row extends { readonly id: string }> {
  list: List<Row>;
  rows: Row[];
  /** Number of all rows that match, also those that are not loaded. */
  total: number;
  pages: PaginationState;
  /** The list's own columns when left out; a list with actions adds a column for them. */
  columns?: readonly ListColumn<Row, never>[];
  isFiltered?: boolean;
  /** Replaces the list's own words for an empty list. */
  empty?: Words | undefined;
  bulk?: Bulk<Row> | false;
}

/** The rows of a list, with what is shown without any, the button for more, and the bar for the selected ones. */
export function ListRows<Row extends { readonly id: string }>({
  list,
  rows,
  total,
  pages,
  columns = list.columns,
  isFiltered = false,
  empty = list.empty,
  bulk,
}: ListRowsProps<Row>) {
  const { label, name, sorts, failure, pageSize, icon, noMatch } = list;
  return (
    <>
      <ListTable
        label={label}
        {...(name && { list: name })}
        {...(sorts && { sorts })}
        {...(bulk && { selection: { ...bulk.selection, nameOf: bulk.nameOf } })}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        empty={<EmptyList list={{ icon, noMatch, empty }} isFiltered={isFiltered} />}
        foot={
          <MorePages
            shown={rows.length}
            total={total}
            pages={pages}
            {...(pageSize && { size: pageSize })}
            failure={failure}
          />
        }
      />
      {bulk && (
        <BulkBar
          selection={bulk.selection}
          rows={rows}
          total={total}
          noun={bulk.noun}
          actions={bulk.actions}
          unavailable={bulk.unavailable}
          summary={bulk.summary}
        >
          <ExportButton
            size="small"
            label="Hent som CSV"
            name={[bulk.noun[1]]}
            loadRows={bulk.loadSelected}
            failure={failure}
          />
        </BulkBar>
      )}
    </>
  );
}
