import { useSearchParams } from 'react-router';
import type { Sort } from '../../ui/Table.tsx';
import { sortInAddress } from './companyFilters.ts';

export function useSortInAddress(): (sort: Sort) => void {
  const [, setAddress] = useSearchParams();
  return (sort) =>
    setAddress(
      (params) => {
        const word = sortInAddress(sort);
        if (word) params.set('sort', word);
        else params.delete('sort');
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
}
