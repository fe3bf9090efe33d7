import { createContext, use, type ReactNode } from 'react';
import { FilterDate, Filters, FilterSelect } from './Filters.tsx';
import { SearchField } from './TextField.tsx';
import { useUrlValues, type UrlValues } from './useUrlValues.ts';

/** The delay after the last key press, so that no query is sent for half a word. */
const TYPING_DELAY_MS = 300;

interface UrlFiltersProps {
  label: string;
  /** Content after the filters that reads their values. */
  below?: ReactNode;
  /** Makes each change an entry of the history. */
  isUndoable?: boolean;
  children: ReactNode;
}

const UrlContext = createContext<UrlValues | undefined>(undefined);

/**
 * Filters above a table. Each filter keeps its value in the search parameter of its name, so that a reload or a shared
 * link shows the same rows. UrlSearch, UrlDate and UrlSelect must be inside.
 */
export function UrlFilters({ label, below, isUndoable, children }: UrlFiltersProps) {
  const values = useUrlValues({ isUndoable });
  return (
    <UrlContext value={values}>
      <Filters label={label}>
        {children}
        {below}
      </Filters>
    </UrlContext>
  );
}

/** The values of the filters around a component. */
export const useUrlContext = (): UrlValues => use(UrlContext)!;

/** A search text in the address, written there after a pause in typing. */
export function UrlSearch({ name, label }: { name: string; label: string }) {
  const { valueOf, set } = useUrlContext();
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={valueOf(name)}
      onChange={(event) => set(name, event.target.value, TYPING_DELAY_MS)}
    />
  );
}

/** A date in the address, as YYYY-MM-DD. */
export function UrlDate({ name, label }: { name: string; label: string }) {
  const { valueOf, set } = useUrlContext();
  return <FilterDate label={label} value={valueOf(name)} onChange={(next) => set(name, next, TYPING_DELAY_MS)} />;
}

interface UrlSelectProps {
  name: string;
  label: string;
  /** The values to choose from, without the option for all values. */
  options: { value: string; label: string }[];
  /** The label of the option for all values. */
  all?: string;
}

/** A select in the address. An unknown value in the address counts as all values. */
export function UrlSelect({ name, label, options, all = `${label}: alle` }: UrlSelectProps) {
  const { valueOf, set } = useUrlContext();
  const urlValue = valueOf(name);
  const value = options.some((option) => option.value === urlValue) ? urlValue : '';
  return (
    <FilterSelect
      label={label}
      value={value}
      onChange={(next) => set(name, next)}
      options={[{ value: '', label: all }, ...options]}
    />
  );
}
