import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { formatCount } from '../../domain/basics/formatCount.ts';
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
  /** The id of the picked radio button, or null. When undefined, the items are buttons that lead to another step. */
  picked?: string | null | undefined;
  onPick: (id: string) => void;
  /** The text when there are no items. */
  empty: string;
}

const PAGE_SIZE = 20;

/** Lets a user pick one item of a long list that is loaded completely. Has a search and a button for more items. */
export function PickList({ label, items, picked, onPick, empty }: PickListProps) {
  const [typedText, setTypedText] = useState('');
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const searchText = typedText.trim().toLocaleLowerCase('da');
  const matches = items.filter(({ title, text: itemText = '' }) =>
    `${title} ${itemText}`.toLocaleLowerCase('da').includes(searchText),
  );
  if (!items.length) return <p className={styles.noItems}>{empty}</p>;
  return (
    <div className={styles.picker}>
      <SearchField
        label={`Søg i ${label.toLocaleLowerCase('da')}`}
        placeholder={`Søg i ${label.toLocaleLowerCase('da')}`}
        value={typedText}
        onChange={(event) => setTypedText(event.target.value)}
      />
      <PickItems label={label} items={matches.slice(0, shownCount)} picked={picked} onPick={onPick} />
      <p className={styles.foot} role="status">
        {matches.length === 0 && `Ingen passer til »${typedText.trim()}«`}
        {matches.length > shownCount && `${formatCount(shownCount)} af ${formatCount(matches.length)}`}
      </p>
      {matches.length > shownCount && (
        <Button size="small" onPress={() => setShownCount(shownCount + PAGE_SIZE)}>
          Vis flere
        </Button>
      )}
    </div>
  );
}

type PickItemsProps = Pick<PickListProps, 'label' | 'items' | 'picked' | 'onPick'>;

/** The items of a PickList without its search, for lists that are searched on the server. */
export function PickItems({ label, items, picked, onPick }: PickItemsProps) {
  const name = useId();
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          {picked === undefined ? (
            <button type="button" className={styles.item} onClick={() => onPick(item.id)}>
              <ItemText {...item} />
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
              <ItemText {...item} />
            </label>
          )}
        </li>
      ))}
    </ul>
  );
}

const ItemText = ({ title, text, icon }: Pickable) => (
  <>
    {icon}
    <span className={styles.titleAndText}>
      <span>{title}</span>
      {text && <span className={styles.text}>{text}</span>}
    </span>
  </>
);
