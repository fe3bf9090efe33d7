import { Suspense, type ReactNode } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { Cell } from '../../../domain/basics/csv.ts';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Page } from '../../ui/Page.tsx';
import { ExportButton } from '../csv/ExportButton.tsx';
import type { List } from './list.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListSkeleton } from './ListRows.tsx';

export interface ListContentProps<Query extends OperationType> {
  /** Its rows come from the query, so that any list will do here. */
  list: List<never>;
  query: GraphQLTaggedNode;
  queryRef: PreloadedQuery<Query>;
  /** Renders what reads the fragment of the list and shows its rows with `ListRows`. */
  renderRows: (data: Query['response']) => ReactNode;
}

interface ListScreenProps<Query extends OperationType> extends ListContentProps<Query> {
  title: string;
  text: string;
  /** The name of the file with all rows that match, and what loads them. */
  csv?: { name: string; loadRows: () => Promise<readonly (readonly Cell[])[]> };
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
    {...(name && { list: name, columns })}
    {...(sorts && { sorts })}
    {...(renderMenus && { renderMenus })}
  >
    {children}
  </ListFilters>
);

/** The rows of a list, a skeleton while they are loaded, or why they could not be fetched. */
export const ListContent = <Query extends OperationType>({ list, queryRef, ...rows }: ListContentProps<Query>) => (
  <ScreenBoundary title={list.failure} resetKey={queryRef}>
    <Suspense fallback={<ListSkeleton list={list} />}>
      <LoadedRows queryRef={queryRef} {...rows} />
    </Suspense>
  </ScreenBoundary>
);

const LoadedRows = <Query extends OperationType>({
  query,
  queryRef,
  renderRows,
}: Pick<ListContentProps<Query>, 'query' | 'queryRef' | 'renderRows'>) =>
  renderRows(usePreloadedQuery<Query>(query, queryRef));
