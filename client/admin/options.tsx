import { valuesOf, type Word } from '../../domain/vocabulary.ts';

type Words = Readonly<Record<string, Word>>;

/** As a filter takes them, in the order in which they are offered. */
export const optionsOf = (words: Words) => valuesOf(words).map((value) => ({ value, label: words[value]!.label }));

/** As a select takes them. */
export const Options = ({ words }: { words: Words }) =>
  optionsOf(words).map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
