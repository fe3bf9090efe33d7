import { Ellipsis } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './Palette.module.css';
import type { PaletteEntry, PaletteGroup } from './paletteEntry.ts';

interface PaletteListProps {
  /** The beginning of the ids of the entries, to which the search field refers. */
  id: string;
  groups: PaletteGroup[];
  current: PaletteEntry | undefined;
  /** Whether the actions of one entry are shown. */
  isOpened: boolean;
  onChoose: (entry: PaletteEntry) => void;
  onActions: (entry: PaletteEntry) => void;
}

/** The entries of the palette. The search field handles the keys for all of them. */
export function PaletteList({ id, groups, current, isOpened, onChoose, onActions }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div className={styles.results} id={`${id}-list`} role="listbox" aria-label="Fundet" ref={list}>
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title}>
          <div className={styles.group} aria-hidden>
            {title}
          </div>
          {entries.map((entry) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- handled by the search field
            <div
              key={entry.id}
              id={`${id}-${entry.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={entry === current}
              className={styles.item}
              data-prefetch={entry.to}
              onClick={() => onChoose(entry)}
            >
              {entry.icon}
              <span className={styles.label}>
                {entry.marked ?? entry.label}
                {entry.details && <span className={styles.details}>{entry.details}</span>}
              </span>
              {entry.actions && !isOpened && <More onOpen={() => onActions(entry)} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Opens the actions of an entry with the mouse. With the keyboard, the right arrow opens them. */
const More = ({ onOpen }: { onOpen: () => void }) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  <span
    aria-hidden
    className={styles.more}
    onClick={(event) => {
      event.stopPropagation();
      onOpen();
    }}
  >
    <Ellipsis />
  </span>
);
