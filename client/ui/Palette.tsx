import { Search } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import styles from './Palette.module.css';

interface PaletteEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  onChoose: () => void;
}

export interface PaletteGroup {
  title: string;
  entries: PaletteEntry[];
}

interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
  groups: PaletteGroup[];
}

/** The command palette. The search field keeps the focus; the arrow keys move through the matching entries. */
export function Palette({ isOpen, onClose, groups }: PaletteProps) {
  return (
    <ModalOverlay className={styles.scrim} isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog} aria-label="Søg eller gå til">
          <PaletteSearch groups={groups} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function PaletteSearch({ groups, onClose }: Omit<PaletteProps, 'isOpen'>) {
  const id = useId();
  const [text, setText] = useState('');
  const [index, setIndex] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const matches = useMemo(() => filterGroups(groups, text), [groups, text]);
  const entries = matches.flatMap((group) => group.entries);
  const current = entries[Math.min(index, entries.length - 1)];
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    entry.onChoose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      setIndex((entries.length + Math.min(index, entries.length - 1) + step) % Math.max(1, entries.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(current);
    }
  };

  return (
    <>
      <div className={styles.search}>
        <Search aria-hidden />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- users open the palette to type
          autoFocus
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={entries.length ? `${id}-list` : undefined}
          aria-activedescendant={current && `${id}-${current.id}`}
          aria-label="Søg eller gå til"
          placeholder="Søg eller gå til"
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setIndex(0);
          }}
        />
      </div>
      {entries.length > 0 && (
        <div className={styles.results} id={`${id}-list`} role="listbox" aria-label="Fundet" ref={list}>
          {matches.map(({ title, entries: shown }) => (
            <div key={title} role="group" aria-label={title}>
              <div className={styles.group} aria-hidden>
                {title}
              </div>
              {shown.map((entry) => (
                // The search field handles the keys for all entries.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={entry.id}
                  id={`${id}-${entry.id}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={entry === current}
                  className={styles.item}
                  onClick={() => choose(entry)}
                >
                  {entry.icon}
                  {entry.label}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
      <div role="status">{!entries.length && <p className={styles.noMatch}>Ingenting hedder »{text}«</p>}</div>
      <div className={styles.foot} aria-hidden>
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd>vælg
        </span>
        <span>
          <kbd>↵</kbd>åbn
        </span>
        <span>
          <kbd>Esc</kbd>luk
        </span>
      </div>
    </>
  );
}

function filterGroups(groups: PaletteGroup[], text: string): PaletteGroup[] {
  const words = text.toLocaleLowerCase('da').split(/\s+/).filter(Boolean);
  const isMatch = ({ label }: PaletteEntry) => words.every((word) => label.toLocaleLowerCase('da').includes(word));
  return groups
    .map(({ title, entries }) => ({ title, entries: entries.filter(isMatch) }))
    .filter(({ entries }) => entries.length);
}
