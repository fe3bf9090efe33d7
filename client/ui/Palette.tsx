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

/** Goes anywhere by name. The search field keeps focus; arrows move through what it finds. */
export function Palette({ isOpen, onClose, groups }: PaletteProps) {
  return (
    <ModalOverlay className={styles.scrim} isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog} aria-label="Søg eller gå til">
          <Finder groups={groups} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Finder({ groups, onClose }: Omit<PaletteProps, 'isOpen'>) {
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => matching(groups, text), [groups, text]);
  const entries = found.flatMap((group) => group.entries);
  const current = entries[Math.min(at, entries.length - 1)];
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
      setAt((entries.length + Math.min(at, entries.length - 1) + step) % Math.max(1, entries.length));
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be typed in
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
            setAt(0);
          }}
        />
      </div>
      {entries.length > 0 && (
        <div className={styles.results} id={`${id}-list`} role="listbox" aria-label="Fundet" ref={list}>
          {found.map(({ title, entries: shown }) => (
            <div key={title} role="group" aria-label={title}>
              <div className={styles.group} aria-hidden>
                {title}
              </div>
              {shown.map((entry) => (
                // Keys are the search field's; this is for the pointer.
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
      <div role="status">{!entries.length && <p className={styles.none}>Ingenting hedder »{text}«</p>}</div>
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

function matching(groups: PaletteGroup[], text: string): PaletteGroup[] {
  const words = text.toLocaleLowerCase('da').split(/\s+/).filter(Boolean);
  const fits = ({ label }: PaletteEntry) => words.every((word) => label.toLocaleLowerCase('da').includes(word));
  return groups
    .map(({ title, entries }) => ({ title, entries: entries.filter(fits) }))
    .filter(({ entries }) => entries.length);
}
