import { createContext, use, type ReactNode } from 'react';
import { FilterDate, Filters, FilterSelect } from './Filters.tsx';
import { SearchField } from './TextField.tsx';
import { useAddressValues, type AddressValues } from './useAddressValues.ts';

/** Long enough that nobody is asked about half a word. */
const TYPING_MS = 300;

const Address = createContext<AddressValues | undefined>(undefined);

/** Filters above a table, each under a name of its own in the address. */
export function AddressFilters({ label, children }: { label: string; children: ReactNode }) {
  const values = useAddressValues();
  return (
    <Address value={values}>
      <Filters label={label}>{children}</Filters>
    </Address>
  );
}

export function AddressSearch({ name, label }: { name: string; label: string }) {
  const { valueOf, set } = use(Address)!;
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={valueOf(name)}
      onChange={(event) => set(name, event.target.value, TYPING_MS)}
    />
  );
}

export function AddressDate({ name, label }: { name: string; label: string }) {
  const { valueOf, set } = use(Address)!;
  return <FilterDate label={label} value={valueOf(name)} onChange={(next) => set(name, next, TYPING_MS)} />;
}

interface AddressSelectProps {
  name: string;
  label: string;
  /** Beside all of them. */
  options: { value: string; label: string }[];
  /** What all of them are called. */
  all?: string;
}

export function AddressSelect({ name, label, options, all = `${label}: alle` }: AddressSelectProps) {
  const { valueOf, set } = use(Address)!;
  const value = valueOf(name);
  const known = options.some((option) => option.value === value) ? value : '';
  return (
    <FilterSelect
      label={label}
      value={known}
      onChange={(next) => set(name, next)}
      options={[{ value: '', label: all }, ...options]}
    />
  );
}
