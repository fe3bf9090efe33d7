import { Search } from 'lucide-react';
import { useId } from 'react';
import { classes } from './classes.ts';
import fieldStyles from './Field.module.css';
import styles from './SearchPicker.module.css';

interface ClosedSearchPickerProps {
  label: string;
  placeholder: string;
  searchText: string;
  onSearchTextChange: (searchText: string) => void;
  onFocus: (field: HTMLElement) => void;
}

/** Looks like a closed SearchPicker, and is shown until its code is loaded. */
export function ClosedSearchPicker({
  label,
  placeholder,
  searchText,
  onSearchTextChange,
  onFocus,
}: ClosedSearchPickerProps) {
  const id = useId();
  return (
    <div className={styles.picker}>
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={id}>
          {label}
        </label>
        <div className={classes(fieldStyles.input, fieldStyles.group, fieldStyles.search)}>
          <Search aria-hidden />
          <input
            id={id}
            role="combobox"
            aria-expanded={false}
            aria-haspopup="listbox"
            autoComplete="off"
            placeholder={placeholder}
            value={searchText}
            onChange={({ target }) => onSearchTextChange(target.value)}
            onFocus={({ target }) => onFocus(target)}
          />
        </div>
      </div>
    </div>
  );
}
