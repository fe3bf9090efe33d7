import { Search } from 'lucide-react';
import { useEffect, useState, type Ref } from 'react';
import {
  Autocomplete,
  Button,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  Popover,
  SearchField,
  Select,
  SelectValue,
} from 'react-aria-components';
import type { Choice, ChoiceFieldProps } from './ChoiceField.tsx';
import { classes } from './classes.ts';
import { Field } from './Field.tsx';
import fieldStyles from './Field.module.css';
import styles from './SearchSelect.module.css';

interface SearchSelectProps extends Omit<ChoiceFieldProps, 'kept'> {
  chosen: Choice | undefined;
}

/** How many are drawn at a time; the next come when the last are reached. */
const STRETCH = 50;

/** Stands for nothing, in a list whose keys may not be empty. */
const NOTHING = 'nothing';

/** A select that opens on a search. What is not here yet comes as one scrolls, and as one looks for it. */
export function SearchSelect({
  label,
  hint,
  error,
  optional,
  choices,
  more,
  chosen,
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
  const [drawn, setDrawn] = useState(STRETCH);
  const wanted = text.trim().toLocaleLowerCase('da');
  const found = choices.filter(({ title }) => title.toLocaleLowerCase('da').includes(wanted));
  const { hasMore = false, isLoading = false, failure, loadMore } = more ?? {};
  const isLooking = isOpen && wanted !== '' && hasMore && !failure && found.length < drawn;
  useEffect(() => {
    if (isLooking && !isLoading) loadMore?.();
  }, [isLooking, isLoading, loadMore]);

  const toggle = (open: boolean) => {
    setOpen(open);
    setText('');
    setDrawn(STRETCH);
  };
  const reachEnd = () => {
    if (found.length > drawn) setDrawn(drawn + STRETCH);
    else if (hasMore && !isLoading && !failure) {
      setDrawn(drawn + STRETCH);
      loadMore?.();
    }
  };
  const nothing = optional && !wanted ? [{ id: NOTHING, title: empty }] : [];
  return (
    <Field {...{ label, hint, error, optional }}>
      {({ id, ...told }) => (
        <Select
          aria-labelledby={`${id}-label`}
          aria-describedby={told['aria-describedby']}
          isInvalid={Boolean(error)}
          isDisabled={disabled}
          isOpen={isOpen}
          onOpenChange={toggle}
          value={value || (optional ? NOTHING : null)}
          onChange={(key) => onValueChange(key === NOTHING ? '' : String(key))}
        >
          <Button
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
                setDrawn(STRETCH);
              }}
            >
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be typed in */}
              <SearchField aria-label={`Søg: ${label}`} autoFocus className={styles.search!}>
                <div className={classes(fieldStyles.input, fieldStyles.group)}>
                  <Search aria-hidden />
                  <Input placeholder="Skriv en del af navnet" />
                </div>
              </SearchField>
              <ListBox
                className={styles.list!}
                renderEmptyState={() => (
                  <p className={styles.note}>{isLooking ? 'Søger …' : `Ingen passer til »${text.trim()}«`}</p>
                )}
              >
                {[...nothing, ...found.slice(0, drawn)].map(({ id: key, title }) => (
                  <ListBoxItem key={key} id={key} textValue={title} className={styles.item!}>
                    {title}
                  </ListBoxItem>
                ))}
                {(!wanted || found.length > drawn) && (
                  <ListBoxLoadMoreItem onLoadMore={reachEnd} isLoading={isLoading} className={styles.note!}>
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
