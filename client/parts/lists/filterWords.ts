import { isValidElement, type ReactNode, Children } from 'react';
import { formatDate } from '../../../domain/basics/dates.ts';
import { parseDay } from '../../ui/parseDay.ts';
import { UrlDate, UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';

/** A filter that is set, in words. */
export interface ActiveFilter {
  name: string;
  words: string;
  isSearch: boolean;
}

interface FilterProps {
  name: string;
  label: string;
  options?: { value: string; label: string }[];
}

/** Returns the filters that are set, in the order of the fields. Unknown values in the address are no filters. */
export const activeFilters = (fields: ReactNode, valueOf: (name: string) => string): ActiveFilter[] =>
  Children.toArray(fields).flatMap((field) => {
    if (!isValidElement<FilterProps>(field)) return [];
    const { type, props } = field;
    const words = wordsOf(type, props, valueOf(props.name).trim());
    return words === undefined ? [] : [{ name: props.name, words, isSearch: type === UrlSearch }];
  });

function wordsOf(type: unknown, { label, options }: FilterProps, value: string): string | undefined {
  if (type === UrlSearch) return value ? `Søgning: »${value}«` : undefined;
  if (type === UrlDate) {
    const day = parseDay(value);
    return day ? `${label} ${formatDate(day)}` : undefined;
  }
  const chosen = type === UrlSelect ? options?.find((option) => option.value === value) : undefined;
  return chosen && `${label}: ${chosen.label}`;
}

/** The filters in one line, for a link that leads back to the list: »søgning »fjord« · 1 filter«. */
export function summaryOf(filters: readonly ActiveFilter[], valueOf: (name: string) => string): string {
  const searches = filters.filter(({ isSearch }) => isSearch).map(({ name }) => `søgning »${valueOf(name).trim()}«`);
  const others = filters.length - searches.length;
  return [...searches, ...(others ? [others === 1 ? '1 filter' : `${others} filtre`] : [])].join(' · ');
}
