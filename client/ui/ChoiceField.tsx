import { lazy, Suspense, useState, type Ref } from 'react';
import type { Choice, MoreChoices, ChoiceFieldProps } from './choices.ts';
import { Select } from './TextField.tsx';

/** Makes a choice of a record with a name. */
export const choiceFromName = ({ id, name }: { readonly id: string; readonly name: string }): Choice => ({
  id,
  title: name,
});

/** Above this number, a field has a search. */
const MAX_SELECT_OPTIONS = 20;

/** Whether there are so many choices that a search is needed. */
export const needsSearch = (choices: readonly unknown[], more?: MoreChoices) =>
  choices.length > MAX_SELECT_OPTIONS || Boolean(more?.hasMore);

/** Loaded when needed, because most fields have few choices. */
const SearchSelect = lazy(async () => ({ default: (await import('./SearchSelect.tsx')).SearchSelect }));

/**
 * Lets a user choose one of several choices. Renders the browser's own select for few choices, and a select with a
 * search for many. The chosen one is always listed, even when its page is not loaded.
 */
export function ChoiceField({ more, onValueChange, ...props }: ChoiceFieldProps) {
  const { choices, value, kept, ref, ...field } = props;
  const [picked, setPicked] = useState<Choice>();
  // The browser's select may have the focus when the search arrives in its place.
  const [hasFocus, setHasFocus] = useState(false);
  const blur = () => {
    setHasFocus(false);
    props.onBlur?.();
  };
  const chosen = [...choices, picked, kept].find((choice) => choice?.id === value) ?? undefined;
  const select = (
    <NativeSelect
      {...field}
      ref={ref}
      value={value}
      onValueChange={onValueChange}
      onFocus={() => setHasFocus(true)}
      onBlur={blur}
      choices={chosen && !choices.includes(chosen) ? [chosen, ...choices] : choices}
    />
  );
  if (!needsSearch(choices, more)) return select;
  const choose = (id: string) => {
    setPicked(choices.find((choice) => choice.id === id));
    onValueChange(id);
  };
  return (
    <Suspense fallback={select}>
      <SearchSelect {...props} more={more} chosen={chosen} takesFocus={hasFocus} onValueChange={choose} onBlur={blur} />
    </Suspense>
  );
}

interface NativeSelectProps extends Omit<ChoiceFieldProps, 'more' | 'kept'> {
  onFocus: () => void;
}

const NativeSelect = ({ choices, empty, onValueChange, ref, ...select }: NativeSelectProps) => (
  <Select {...select} ref={ref as Ref<HTMLSelectElement>} onChange={(event) => onValueChange(event.target.value)}>
    {empty !== undefined && <option value="">{empty}</option>}
    {choices.map(({ id, title }) => (
      <option key={id} value={id}>
        {title}
      </option>
    ))}
  </Select>
);
