import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { written } from '../../domain/counted.ts';
import { Button } from './Button.tsx';
import choice from './Choice.module.css';
import styles from './PickList.module.css';
import { SearchField } from './TextField.tsx';

interface Pickable {
  id: string;
  title: string;
  text?: string | undefined;
  icon?: ReactNode;
}

interface PickListProps {
  label: string;
  items: readonly Pickable[];
  /** What is chosen, where picking only marks; absent where it leads on. */
  picked?: string | null | undefined;
  onPick: (id: string) => void;
  /** Instead of items where there are none. */
  empty: string;
}

const PAGE = 20;

/** Picks one of many that are all here already: searched through, and shown a page at a time. */
export function PickList({ label, items, picked, onPick, empty }: PickListProps) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(PAGE);
  const wanted = text.trim().toLocaleLowerCase('da');
  const found = items.filter(({ title, text: below = '' }) =>
    `${title} ${below}`.toLocaleLowerCase('da').includes(wanted),
  );
  if (!items.length) return <p className={styles.none}>{empty}</p>;
  return (
    <div className={styles.picker}>
      <SearchField
        label={`Søg i ${label.toLocaleLowerCase('da')}`}
        placeholder={`Søg i ${label.toLocaleLowerCase('da')}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <PickItems label={label} items={found.slice(0, shown)} picked={picked} onPick={onPick} />
      <p className={styles.foot} role="status">
        {found.length === 0 && `Ingen passer til »${text.trim()}«`}
        {found.length > shown && `${written(shown)} af ${written(found.length)}`}
      </p>
      {found.length > shown && (
        <Button size="small" onPress={() => setShown(shown + PAGE)}>
          Vis flere
        </Button>
      )}
    </div>
  );
}

type PickItemsProps = Pick<PickListProps, 'label' | 'items' | 'picked' | 'onPick'>;

/** The items alone, for whoever looks for them elsewhere. */
export function PickItems({ label, items, picked, onPick }: PickItemsProps) {
  const name = useId();
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          {picked === undefined ? (
            <button type="button" className={styles.item} onClick={() => onPick(item.id)}>
              <Words {...item} />
              <ChevronRight aria-hidden />
            </button>
          ) : (
            <label className={styles.item}>
              <input
                type="radio"
                className={choice.box}
                name={name}
                checked={picked === item.id}
                onChange={() => onPick(item.id)}
              />
              <Words {...item} />
            </label>
          )}
        </li>
      ))}
    </ul>
  );
}

const Words = ({ title, text, icon }: Pickable) => (
  <>
    {icon}
    <span className={styles.words}>
      <span>{title}</span>
      {text && <span className={styles.below}>{text}</span>}
    </span>
  </>
);
