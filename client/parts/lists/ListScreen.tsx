import type { ReactNode } from 'react';
import type { OperationType } from 'relay-runtime';
import { Page } from '../../ui/Page.tsx';
import { ExportButton } from '../csv/ExportButton.tsx';
import type { LoadRows } from '../csv/fileRows.ts';
import type { List } from './list.ts';
import { shownColumns } from './ListColumn.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadedList, type ListContentProps } from './LoadedList.tsx';

interface ListScreenProps<Query extends OperationType> extends ListContentProps<Query> {
  title: string;
  text: string;
  /** The name of the file with all rows that match, and what loads them. */
  csv?: { name: string; loadRows: LoadRows };
  /** Buttons after that of the file. */
  actions?: ReactNode;
  /** The label of the filters, for example 'Find fakturaer'. A list without it has neither filters nor menus. */
  filterLabel?: string;
  /** UrlSearch, UrlSelect and UrlDate; none for a list that has only menus. */
  children?: ReactNode;
}

/** The screen of a list: its heading and actions, its filters, and its rows, or why they could not be fetched. */
export const ListScreen = <Query extends OperationType>({
  title,
  text,
  csv,
  actions,
  filterLabel,
  children,
  ...content
}: ListScreenProps<Query>) => (
  <Page
    title={title}
    text={text}
    wide
    actions={
      (csv ?? actions) && (
        <>
          {csv && <ExportButton name={[csv.name]} loadRows={csv.loadRows} failure={content.list.failure} />}
          {actions}
        </>
      )
    }
  >
    {filterLabel && (
      <FiltersOf list={content.list} label={filterLabel}>
        {children}
      </FiltersOf>
    )}
    <ListContent {...content} />
  </Page>
);

/** The filters of a list with the menus of its columns and views. */
export const FiltersOf = ({
  list: { name, columns, sorts },
  label,
  renderMenus,
  children,
}: {
  list: List<never>;
  label: string;
  renderMenus?: (menus: ReactNode) => ReactNode;
  children?: ReactNode;
}) => (
  <ListFilters
    label={label}
    {...(name && { list: name, columns: shownColumns<never>(columns) })}
    {...(sorts && { sorts })}
    {...(renderMenus && { renderMenus })}
  >
    {children}
  </ListFilters>
);

/** The rows of a list with `ListRows`, a skeleton while they are loaded, or why they could not be fetched. */
export const ListContent = <Query extends OperationType>(props: ListContentProps<Query>) => (
  <LoadedList<Query> {...props} skeleton={<ListSkeleton list={props.list} />} />
);
