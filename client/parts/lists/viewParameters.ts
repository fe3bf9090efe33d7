import { Children, isValidElement, type ReactNode } from 'react';
import { parseDay } from '../../ui/parseDay.ts';
import { UrlDate, UrlSelect } from '../../ui/UrlFilters.tsx';
import { VIEW_PARAMETER } from './listSettings.ts';

interface FieldProps {
  name: string;
  options?: { value: string }[];
}

/** The parameters that a view keeps: those of the address, without the view itself, in a fixed order. */
export function parametersOf(searchParams: URLSearchParams): string {
  const params = new URLSearchParams(searchParams);
  params.delete(VIEW_PARAMETER);
  params.sort();
  return params.toString();
}

/** The names of filters whose values no longer exist, and of an order that the list does not offer. */
export function unknownFilters(
  fields: ReactNode,
  isKnownSort: (sort: string) => boolean,
  searchParams: URLSearchParams,
): string[] {
  const unknown = Children.toArray(fields).flatMap((field) => {
    if (!isValidElement<FieldProps>(field)) return [];
    const { name, options } = field.props;
    const value = searchParams.get(name);
    if (!value) return [];
    const isKnown =
      field.type === UrlSelect
        ? options?.some((option) => option.value === value)
        : field.type !== UrlDate || parseDay(value);
    return isKnown ? [] : [name];
  });
  const sort = searchParams.get('sort');
  return sort === null || isKnownSort(sort) ? unknown : [...unknown, 'sort'];
}
