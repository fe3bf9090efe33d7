import { Search } from 'lucide-react';
import { useEffect, useState, type Ref } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxLoadMoreItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { Select, SelectValue } from 'react-aria-components/Select';
import type { Choice, ChoiceFieldProps } from './choices.ts';
import { classes } from './classes.ts';
import fieldStyles from './Field.module.css';
import { Field } from './Field.tsx';
import styles from './SearchSelect.module.css';

interface SearchSelectProps extends Omit<ChoiceFieldProps, 'kept'> {
  chosen: Choice | undefined;
  /** Focuses the field when it appears. */
  takesFocus: boolean;
}

/** The number of options that are rendered at first, and added when the user scrolls to the end. */
const RENDER_STEP = 50;

/** The key of the option for an empty value, because a key may not be empty. */
const EMPTY_KEY = 'nothing';

/**
 * A select with a search. Further pages are loaded when the user scrolls to the end, and while the search finds fewer
 * matches than fit.
 */
export function SearchSelect({
  label,
  hint,
  error,
  optional,
  choices,
  more,
  chosen,
  takesFocus,
  value,
  onValueChange,
  empty = '',
  disabled = false,
  name,
  onBlur,
  ref,
}: SearchSelectProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [renderLimit, setRenderLimit] = useState(RENDER_STEP);
  const searchText = text.trim().toLocaleLowerCase('da');
  const matches = choices.filter(({ title }) => title.toLocaleLowerCase('da').includes(searchText));
  const { hasMore = false, isLoading = false, failure, loadMore } = more ?? {};
  const isSearchingPages = isOpen && searchText !== '' && hasMore && !failure && matches.length < renderLimit;
  useEffect(() => {
    if (isSearchingPages && !isLoading) loadMore?.();
  }, [isSearchingPages, isLoading, loadMore]);

  const toggle = (open: boolean) => {
    setOpen(open);
    setText('');
    setRenderLimit(RENDER_STEP);
  };
  const showMore = () => {
    if (matches.length > renderLimit) setRenderLimit(renderLimit + RENDER_STEP);
    else if (hasMore && !isLoading && !failure) {
      setRenderLimit(renderLimit + RENDER_STEP);
      loadMore?.();
    }
  };
  const emptyOption = optional && !searchText ? [{ id: EMPTY_KEY, title: empty }] : [];
  return (
    <Field {...{ label, hint, error, optional }}>
      {({ id, ...attributes }) => (
        <Select
          aria-labelledby={`${id}-label`}
          aria-describedby={attributes['aria-describedby']}
          isInvalid={Boolean(error)}
          isDisabled={disabled}
          isOpen={isOpen}
          onOpenChange={toggle}
          value={value || (optional ? EMPTY_KEY : null)}
          onChange={(key) => onValueChange(key === EMPTY_KEY ? '' : String(key))}
        >
          <Button
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- keeps the focus of the select that the field replaces
            autoFocus={takesFocus}
            id={id}
            data-field={name}
            ref={ref as Ref<HTMLButtonElement>}
            className={classes(fieldStyles.input, styles.button)}
            {...(onBlur && { onBlur })}
          >
            <SelectValue className={styles.value!}>{chosen?.title ?? empty}</SelectValue>
          </Button>
          <Popover className={styles.popover!} placement="bottom start" maxHeight={340}>
            <Autocomplete
              inputValue={text}
              onInputChange={(typed) => {
                setText(typed);
                setRenderLimit(RENDER_STEP);
              }}
            >
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- users open the list to search it */}
              <SearchField aria-label={`Søg: ${label}`} autoFocus className={styles.search!}>
                <div className={classes(fieldStyles.input, fieldStyles.group)}>
                  <Search aria-hidden />
                  <Input placeholder="Skriv en del af navnet" />
                </div>
              </SearchField>
              <ListBox
                className={styles.list!}
                renderEmptyState={() => (
                  <p className={styles.note}>{isSearchingPages ? 'Søger …' : `Ingen passer til »${text.trim()}«`}</p>
                )}
              >
                {[...emptyOption, ...matches.slice(0, renderLimit)].map(({ id: key, title }) => (
                  <ListBoxItem key={key} id={key} textValue={title} className={styles.item!}>
                    {title}
                  </ListBoxItem>
                ))}
                {(!searchText || matches.length > renderLimit) && (
                  <ListBoxLoadMoreItem onLoadMore={showMore} isLoading={isLoading} className={styles.note!}>
                    Henter flere …
                  </ListBoxLoadMoreItem>
                )}
              </ListBox>
            </Autocomplete>
            {failure && (
              <p className={styles.failure} role="alert">
                {failure}{' '}
                <button type="button" className={styles.retry} onClick={loadMore}>
                  Prøv igen
                </button>
              </p>
            )}
          </Popover>
        </Select>
      )}
    </Field>
  );
}
