import { useState } from 'react';
import { ClosedSearchPicker } from '../../ui/ClosedSearchPicker.tsx';
import type { CardPicker } from './CardPicker.tsx';

const texts = { label: 'Find klippekort', placeholder: 'Afdeling eller nummer' };

/**
 * The field that searches the clip cards of the company. Its code is as large as that of the board, so it is loaded
 * when somebody comes to the field; what is typed meanwhile stays.
 */
export function CardSearch({ onPick }: { onPick: () => void }) {
  const [searchText, setSearchText] = useState('');
  const [loaded, setLoaded] = useState<{ Picker: typeof CardPicker; takesFocus: boolean }>();
  const load = (field: HTMLElement) =>
    void import('./CardPicker.tsx').then(
      ({ CardPicker: Picker }) => setLoaded({ Picker, takesFocus: document.activeElement === field }),
      // The next focus tries again.
      () => undefined,
    );
  const search = { ...texts, searchText, onSearchTextChange: setSearchText };
  if (!loaded) return <ClosedSearchPicker {...search} onFocus={load} />;
  const { Picker, takesFocus } = loaded;
  return <Picker {...search} takesFocus={takesFocus} onPick={onPick} />;
}
