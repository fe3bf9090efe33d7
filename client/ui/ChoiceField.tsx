import { lazy, Suspense, useState, type Ref } from 'react';
import type { FieldProps } from './Field.tsx';
import { Select } from './TextField.tsx';

export interface Choice {
  id: string;
  title: string;
}

/** By its name, as most things are chosen. */
export const named = ({ id, name }: { readonly id: string; readonly name: string }): Choice => ({ id, title: name });

/** Those that are not here yet, for lists that come a page at a time. */
export interface MoreChoices {
  hasMore: boolean;
  isLoading: boolean;
  /** Why the last page could not be had. */
  failure: string | undefined;
  loadMore: () => void;
}

export interface ChoiceFieldProps extends FieldProps {
  choices: readonly Choice[];
  more?: MoreChoices | undefined;
  value: string;
  onValueChange: (id: string) => void;
  /** What it says while nothing is chosen; where the field is optional, that can be chosen too. */
  empty?: string;
  /** What was chosen before, which may be further down than what is here, or gone. */
  kept?: Choice | null | undefined;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLElement>;
}

/** What one looks through without searching. */
const FEW = 20;

export const isMany = (choices: readonly unknown[], more?: MoreChoices) =>
  choices.length > FEW || Boolean(more?.hasMore);

/** Most have few of what is chosen among, and need not wait for this. */
const SearchSelect = lazy(async () => ({ default: (await import('./SearchSelect.tsx')).SearchSelect }));

/** One of any number: the platform's own select while there are few, one that is searched through when there are many. */
export function ChoiceField({ more, onValueChange, ...props }: ChoiceFieldProps) {
  const { choices, value, kept, ref, ...field } = props;
  const [picked, setPicked] = useState<Choice>();
  const chosen = [...choices, picked, kept].find((choice) => choice?.id === value) ?? undefined;
  const few = (
    <FewChoices
      {...field}
      ref={ref}
      value={value}
      onValueChange={onValueChange}
      choices={chosen && !choices.includes(chosen) ? [chosen, ...choices] : choices}
    />
  );
  if (!isMany(choices, more)) return few;
  const choose = (id: string) => {
    setPicked(choices.find((choice) => choice.id === id));
    onValueChange(id);
  };
  return (
    <Suspense fallback={few}>
      <SearchSelect {...props} more={more} chosen={chosen} onValueChange={choose} />
    </Suspense>
  );
}

const FewChoices = ({ choices, empty, onValueChange, ref, ...select }: Omit<ChoiceFieldProps, 'more' | 'kept'>) => (
  <Select {...select} ref={ref as Ref<HTMLSelectElement>} onChange={(event) => onValueChange(event.target.value)}>
    {empty !== undefined && <option value="">{empty}</option>}
    {choices.map(({ id, title }) => (
      <option key={id} value={id}>
        {title}
      </option>
    ))}
  </Select>
);
