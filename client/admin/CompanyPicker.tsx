import { useMemo, useState } from 'react';
import { nodesOf } from '../relay/nodesOf.ts';
import { SearchPicker } from '../ui/SearchPicker.tsx';
import { useCompanySearch } from './useCompanySearch.ts';

interface CompanyPickerProps {
  onPick: (customerId: string) => void;
  isDisabled?: boolean;
}

/** Searches all companies and lets an admin pick one. */
export function CompanyPicker({ onPick, isDisabled = false }: CompanyPickerProps) {
  const [text, setText] = useState('');
  const { companies, failure, retry } = useCompanySearch(text);
  const found = useMemo(
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
      searchText={text}
      onSearchTextChange={setText}
      results={found}
      hiddenCount={(companies?.totalCount ?? 0) - (found?.length ?? 0)}
      failure={failure}
      onRetry={retry}
      onPick={onPick}
      isDisabled={isDisabled}
      takesFocus
    />
  );
}
