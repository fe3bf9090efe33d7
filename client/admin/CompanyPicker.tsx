import { useMemo, useState } from 'react';
import { nodesOf } from '../app/relay/nodesOf.ts';
import { SearchPicker } from '../ui/SearchPicker.tsx';
import { useCompanySearch } from './useCompanySearch.ts';

interface CompanyPickerProps {
  onPick: (customerId: string) => void;
  isDisabled?: boolean;
  /** Whether the field is focused when it appears, which opens its list and hides what is around it. */
  takesFocus?: boolean;
}

/** Searches all companies and lets an admin pick one. */
export function CompanyPicker({ onPick, isDisabled = false, takesFocus = true }: CompanyPickerProps) {
  const [searchText, setSearchText] = useState('');
  const { companies, failure, retry } = useCompanySearch(searchText);
  const results = useMemo(
    () =>
      companies &&
      nodesOf(companies).map(({ id, name, contactPerson, email }) => ({
        id,
        title: name,
        text: `${contactPerson} · ${email}`,
      })),
    [companies],
  );
  return (
    <SearchPicker
      label="Virksomhed"
      placeholder="Navn, kontaktperson eller e-mail"
      searchText={searchText}
      onSearchTextChange={setSearchText}
      results={results}
      hiddenCount={(companies?.totalCount ?? 0) - (results?.length ?? 0)}
      failure={failure}
      onRetry={retry}
      onPick={onPick}
      isDisabled={isDisabled}
      takesFocus={takesFocus}
    />
  );
}
