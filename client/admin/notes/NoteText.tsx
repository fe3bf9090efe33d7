import { mentionedIn, type Colleague } from '../../../domain/work/mentionedIn.ts';
import styles from './NoteForm.module.css';

/** The text of a note, with the names of the mentioned colleagues marked. */
export function NoteText({ text, colleagues }: { text: string; colleagues: readonly Colleague[] }) {
  const mentions = mentionedIn(text, colleagues).map(({ name }) => `@${name}`);
  return (
    <p className={styles.text}>
      {splitBy(text, mentions).map(({ part, at }) =>
        mentions.includes(part) ? (
          <strong key={at} className={styles.mentioned}>
            {part}
          </strong>
        ) : (
          part
        ),
      )}
    </p>
  );
}

/** Divides a text before and after the words, of which longer ones go first. */
function splitBy(text: string, words: readonly string[]): { part: string; at: number }[] {
  const word = words.toSorted((a, b) => b.length - a.length).find((each) => text.includes(each));
  if (!word) return [{ part: text, at: 0 }];
  const start = text.indexOf(word);
  const shifted = (part: string, by: number) =>
    part ? splitBy(part, words).map((each) => ({ ...each, at: each.at + by })) : [];
  return [
    ...shifted(text.slice(0, start), 0),
    { part: word, at: start },
    ...shifted(text.slice(start + word.length), start + word.length),
  ];
}
