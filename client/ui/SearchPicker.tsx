import { Search } from 'lucide-react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { formatCount } from '../../domain/basics/formatCount.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import fieldStyles from './Field.module.css';
import styles from './SearchPicker.module.css';

export interface SearchResult {
  id: string;
  title: string;
  /** Shown below the title. */
  text?: string;
}

interface SearchPickerProps {
  label: string;
  /** Says which properties are searched. */
  placeholder: string;
  /** The text in the search field. */
  searchText: string;
  onSearchTextChange: (searchText: string) => void;
  /** The results of the latest search that was answered; undefined before the first answer and after a failure. */
  results: readonly SearchResult[] | undefined;
  /** The number of further results that are not in `results`. */
  hiddenCount?: number;
  /** Why the search failed. */
  failure?: string | undefined;
  onRetry: () => void;
  onPick: (id: string) => void;
  isDisabled?: boolean;
  /** Focuses the field when it appears. Only for a picker that the user has just opened. */
  takesFocus?: boolean;
}

/**
 * Lets a user pick one item of a list that is too long to load. The parent component searches for the typed text and
 * passes the results; the arrow keys move through them.
 */
export function SearchPicker({
  label,
  placeholder,
  searchText,
  onSearchTextChange,
  results,
  hiddenCount = 0,
  failure,
  onRetry,
  onPick,
  isDisabled = false,
  takesFocus = false,
}: SearchPickerProps) {
  return (
    <div className={styles.picker}>
      <ComboBox
        items={results ?? []}
        value={null}
        onChange={(id) => id !== null && onPick(String(id))}
        inputValue={searchText}
        onInputChange={onSearchTextChange}
        menuTrigger="focus"
        allowsEmptyCollection
        isDisabled={isDisabled}
        className={classes(fieldStyles.field)}
      >
        <Label className={fieldStyles.label}>{label}</Label>
        <div className={classes(fieldStyles.input, fieldStyles.group, fieldStyles.search)}>
          <Search aria-hidden />
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- only when the user has just opened the picker */}
          <Input autoFocus={takesFocus} placeholder={placeholder} />
        </div>
        <Popover className={styles.popover!} placement="bottom start" maxHeight={280}>
          <section aria-label={`${label}: forslag`}>
            <ListBox<SearchResult>
              className={styles.list}
              renderEmptyState={() => (
                <p className={styles.note}>
                  {failure ? 'Der er intet at vise.' : results ? `Ingen passer til »${searchText}«` : 'Søger …'}
                </p>
              )}
            >
              {({ id, title, text }) => (
                <ListBoxItem id={id} textValue={title} className={styles.item!}>
                  <span>{title}</span>
                  {text && <span className={styles.text}>{text}</span>}
                </ListBoxItem>
              )}
            </ListBox>
            {hiddenCount > 0 && (
              <p className={styles.note}>Og {formatCount(hiddenCount)} flere. Skriv mere for at finde dem.</p>
            )}
          </section>
        </Popover>
      </ComboBox>
      {failure && (
        <Banner
          tone="red"
          role="alert"
          action={
            <Button size="small" onPress={onRetry}>
              Prøv igen
            </Button>
          }
        >
          {failure}
        </Banner>
      )}
    </div>
  );
}
