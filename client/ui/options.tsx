import { valuesOf, type Word } from '../../domain/basics/vocabulary.ts';

type Words = Readonly<Record<string, Word>>;

/** Options of a filter, in display order. */
export const optionsOf = (words: Words) => valuesOf(words).map((value) => ({ value, label: words[value]!.label }));

/** Options of a select, in display order. */
export const Options = ({ words }: { words: Words }) =>
  optionsOf(words).map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
