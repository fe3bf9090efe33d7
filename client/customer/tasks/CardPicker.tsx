import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { shortId } from '../../../domain/basics/shortId.ts';
import { ClipCardStatus, labelOf } from '../../../domain/basics/vocabulary.ts';
import { SearchPicker } from '../../ui/SearchPicker.tsx';
import { remainingText } from './taskText.ts';
import { useCardAddress } from './taskView.ts';
import { useCardSearch } from './useCardSearch.ts';

interface CardPickerProps {
  label: string;
  placeholder: string;
  searchText: string;
  onSearchTextChange: (searchText: string) => void;
  takesFocus: boolean;
  onPick: () => void;
}

/** Searches all clip cards of the company, and shows the tasks of the one that the user picks. */
export function CardPicker(props: CardPickerProps) {
  const { label, placeholder, searchText, onSearchTextChange, takesFocus, onPick } = props;
  const { cards, failure, retry } = useCardSearch(searchText);
  const addressOf = useCardAddress();
  const navigate = useNavigate();
  const results = useMemo(
    () =>
      cards?.edges.map(({ node: { id, department, status, hoursLeft, hours } }) => ({
        id,
        title: department.name,
        text: [
          shortId(id),
          status === 'ACTIVE'
            ? `${remainingText(hoursLeft)} tilbage af ${hours}`
            : labelOf(ClipCardStatus, status).toLowerCase(),
        ].join(' · '),
      })),
    [cards],
  );
  return (
    <SearchPicker
      label={label}
      placeholder={placeholder}
      takesFocus={takesFocus}
      searchText={searchText}
      onSearchTextChange={onSearchTextChange}
      results={results}
      hiddenCount={(cards?.totalCount ?? 0) - (results?.length ?? 0)}
      failure={failure}
      onRetry={retry}
      onPick={(id) => {
        onPick();
        void navigate(addressOf(id), { preventScrollReset: true });
      }}
    />
  );
}
