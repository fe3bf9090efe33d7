import { Search } from 'lucide-react';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { written } from '../../domain/counted.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import fieldStyles from './Field.module.css';
import styles from './SearchPicker.module.css';

export interface Found {
  id: string;
  title: string;
  text?: string;
}

interface SearchPickerProps {
  label: string;
  /** What the text is looked for in. */
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** What the text has found; absent while it is being looked for. */
  found: readonly Found[] | undefined;
  /** How many more there are than are shown. */
  more?: number;
  /** Why it could not be looked for. */
  failure?: string | undefined;
  onRetry: () => void;
  onPick: (id: string) => void;
  isDisabled?: boolean;
  /** Where it was opened to be typed in. */
  takesFocus?: boolean;
}

/** Picks one of more than a list can hold: what is typed is looked for elsewhere, and the arrows move through what was found. */
export function SearchPicker({
  label,
  placeholder,
  text,
  onText,
  found,
  more = 0,
  failure,
  onRetry,
  onPick,
  isDisabled = false,
  takesFocus = false,
}: SearchPickerProps) {
  return (
    <div className={styles.picker}>
      <ComboBox
        items={found ?? []}
        value={null}
        onChange={(id) => id !== null && onPick(String(id))}
        inputValue={text}
        onInputChange={onText}
        menuTrigger="focus"
        allowsEmptyCollection
        isDisabled={isDisabled}
        className={classes(fieldStyles.field)}
      >
        <Label className={fieldStyles.label}>{label}</Label>
        <div className={classes(fieldStyles.input, fieldStyles.group, fieldStyles.search)}>
          <Search aria-hidden />
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- only for who says that it was opened for this */}
          <Input autoFocus={takesFocus} placeholder={placeholder} />
        </div>
        <Popover className={styles.popover!} placement="bottom start" maxHeight={280}>
          <section aria-label={`${label}: forslag`}>
            <ListBox<Found>
              className={styles.list}
              renderEmptyState={() => (
                <p className={styles.none}>
                  {failure ? 'Der er intet at vise.' : found ? `Ingen passer til »${text}«` : 'Søger …'}
                </p>
              )}
            >
              {({ id, title, text: below }) => (
                <ListBoxItem id={id} textValue={title} className={styles.item!}>
                  <span>{title}</span>
                  {below && <span className={styles.below}>{below}</span>}
                </ListBoxItem>
              )}
            </ListBox>
            {more > 0 && <p className={styles.none}>Og {written(more)} flere. Skriv mere for at finde dem.</p>}
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
