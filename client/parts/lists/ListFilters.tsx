import { X } from 'lucide-react';
import { Children, isValidElement, lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { AdminList } from '../../../domain/backOffice/savedViews.ts';
import { updatePlace, usePlace } from '../../app/relay/keptScreens.ts';
import type { Column } from '../../ui/Column.ts';
import { QuietBoundary } from '../../ui/QuietBoundary.tsx';
import { UrlFilters, UrlSearch, useUrlContext } from '../../ui/UrlFilters.tsx';
import { FilterToggle } from './FilterToggle.tsx';
import { activeFilters, summaryOf } from './filterWords.ts';
import styles from './ListFilters.module.css';
import { ColumnsButton, ViewsButton } from './ListMenuButtons.tsx';
import { isSortOf, type ListSorts } from './listSorts.ts';

const NO_COLUMNS: [] = [];
/** Beside the search. On a phone, so many fields would push the rows out of the first screen. */
const FIELDS_TO_FOLD = 3;
const ListMenus = lazy(async () => ({ default: (await import('./ListMenus.tsx')).ListMenus }));

interface ListFiltersProps {
  label: string;
  /** UrlSearch, UrlSelect and UrlDate; none for a list that has only menus. */
  children?: ReactNode;
  /** The button in front of the fields, for a screen that folds more than them on a phone. */
  toggle?: ReactNode;
  /** Adds the menus of the columns and views of this list. */
  list?: AdminList;
  /** The columns that can be chosen; the same as those of the table. */
  columns?: readonly Column<never>[];
  sorts?: ListSorts<string>;
  /** Wraps the menus, for a list that is not for admins alone. */
  renderMenus?: (menus: ReactNode) => ReactNode;
}

/**
 * The filters of a list that keeps its place: like UrlFilters, with a chip for each filter that is set. Back undoes the
 * latest change. A phone keeps many fields behind a button.
 */
export function ListFilters({
  label,
  children,
  toggle,
  list,
  columns = NO_COLUMNS,
  sorts,
  renderMenus,
}: ListFiltersProps) {
  const menus = list && (
    <ListMenus
      list={list}
      columns={columns}
      fields={children}
      isKnownSort={(sort) => !sorts || isSortOf(sorts, sort)}
    />
  );
  return (
    <UrlFilters
      label={label}
      isUndoable
      below={
        <>
          {menus && (
            <QuietBoundary>
              <Suspense fallback={renderMenus ? null : <MenusSkeleton />}>
                {renderMenus ? renderMenus(menus) : menus}
              </Suspense>
            </QuietBoundary>
          )}
          <FilterChips fields={children} />
        </>
      }
    >
      {toggle ? (
        <>
          {toggle}
          {children}
        </>
      ) : (
        <FoldingFields>{children}</FoldingFields>
      )}
    </UrlFilters>
  );
}

/** The search, and the other fields, which a phone shows when the button is pressed. */
function FoldingFields({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { valueOf } = useUrlContext();
  const fields = Children.toArray(children);
  const isSearch = (field: ReactNode) => isValidElement(field) && field.type === UrlSearch;
  const others = fields.filter((field) => !isSearch(field));
  if (others.length < FIELDS_TO_FOLD) return fields;
  const chosen = activeFilters(others, valueOf);
  return (
    <>
      {fields.filter(isSearch)}
      <FilterToggle isOpen={isOpen} chosenCount={chosen.length} onToggle={() => setOpen(!isOpen)} />
      {others}
    </>
  );
}

/** Whether an element is laid out. Everything is where the browser cannot say. */
const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true;

/** The buttons of the menus while their code is loaded, so that nothing moves. */
const MenusSkeleton = () => (
  <div className={styles.menus}>
    <ViewsButton name={undefined} isDisabled />
    <ColumnsButton isDisabled />
  </div>
);

function FilterChips({ fields }: { fields: ReactNode }) {
  const { valueOf, clear } = useUrlContext();
  const chips = useRef<HTMLUListElement>(null);
  const place = usePlace();
  const filters = activeFilters(fields, valueOf);
  const summary = summaryOf(filters, valueOf);
  useEffect(() => {
    if (place) updatePlace(place, { words: summary });
  }, [place, summary]);
  // The pressed button is gone, so the focus moves to the first field instead of to the start of the document, or to
  // the button that shows the fields where they are folded away.
  const remove = (names: string[]) => {
    clear(names);
    const search = chips.current?.closest('[role="search"]');
    const controls = [...(search?.querySelectorAll<HTMLElement>('[aria-expanded], input, select') ?? [])];
    controls.find(isShown)?.focus();
  };
  if (!filters.length) return null;
  return (
    <ul ref={chips} className={styles.chips} aria-label="Valgte filtre">
      {filters.map(({ name, words }) => (
        <li key={name}>
          <button type="button" className={styles.chip} onClick={() => remove([name])}>
            <span className="visually-hidden">Fjern filter: </span>
            <bdi>{words}</bdi>
            <X aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={() => remove(filters.map(({ name }) => name))}>
          Ryd alle
        </button>
      </li>
    </ul>
  );
}
