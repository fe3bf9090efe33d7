import { Search } from 'lucide-react';
import { useEffect, useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { Overlay } from './Overlay.tsx';
import styles from './Palette.module.css';
import type { PaletteEntry, PaletteGroup } from './paletteEntry.ts';
import { PaletteList } from './PaletteList.tsx';

interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
  /** The text with which the palette opens. */
  initialText?: string | undefined;
  /** The entries that are filtered by the text. */
  groups: PaletteGroup[];
  /** Entries that were found elsewhere for the text, shown below. */
  found?: PaletteGroup[];
  /** Called with the text in the field, also with the initial one. */
  onTextChange?: (text: string) => void;
  /** Whether entries are being looked for. */
  isSearching?: boolean;
  /** Said below the entries, such as a failed search with a button to try again. */
  notice?: ReactNode;
  /** Says how to go on with the text, in place of the sentence that nothing matches it. */
  hint?: string | undefined;
}

/** The command palette. The search field keeps the focus; the arrow keys move through the matching entries. */
export function Palette({ isOpen, onClose, ...search }: PaletteProps) {
  return (
    <Overlay className={styles.scrim} isOpen={isOpen} onClose={onClose}>
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog} aria-label="Søg eller gå til">
          <PaletteSearch {...search} onClose={onClose} />
        </Dialog>
      </Modal>
    </Overlay>
  );
}

const NOTHING_FOUND: PaletteGroup[] = [];

function PaletteSearch({
  initialText = '',
  groups,
  found = NOTHING_FOUND,
  onTextChange,
  isSearching = false,
  notice,
  hint = '',
  onClose,
}: Omit<PaletteProps, 'isOpen'>) {
  const id = useId();
  const [text, setText] = useState(initialText);
  useEffect(() => {
    if (initialText) onTextChange?.(initialText);
    // Only when the palette opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const [currentId, setCurrentId] = useState<string>();
  const [subject, setSubject] = useState<PaletteEntry>();
  const shown = useMemo(
    () =>
      subject
        ? [{ title: `Handlinger for ${subject.label}`, entries: [subject, ...(subject.actions ?? [])] }]
        : [...filterGroups(groups, text), ...found],
    [groups, found, text, subject],
  );
  const entries = shown.flatMap((group) => group.entries);
  const index = Math.max(
    0,
    entries.findIndex((entry) => entry.id === currentId),
  );
  const current = entries[index];

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    entry.onChoose();
  };
  const openActions = (entry: PaletteEntry) => {
    setSubject(entry);
    setCurrentId(entry.actions?.[0]?.id);
  };
  const closeActions = () => {
    setCurrentId(subject?.id);
    setSubject(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const isAtEnd = event.currentTarget.selectionStart === text.length;
    if (step) setCurrentId(entries[(entries.length + index + step) % Math.max(1, entries.length)]?.id);
    else if (event.key === 'Enter') choose(current);
    else if (event.key === 'ArrowRight' && isAtEnd && !subject && current?.actions) openActions(current);
    else if ((event.key === 'ArrowLeft' || event.key === 'Escape') && subject) closeActions();
    else return;
    event.preventDefault();
    event.stopPropagation();
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
          maxLength={100}
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setCurrentId(undefined);
            setSubject(undefined);
            onTextChange?.(event.target.value);
          }}
        />
      </div>
      {entries.length > 0 && (
        <PaletteList
          id={id}
          groups={shown}
          current={current}
          onChoose={choose}
          onActions={openActions}
          isOpened={Boolean(subject)}
        />
      )}
      {notice}
      <div role="status">
        {isSearching ? (
          <p className={entries.length ? styles.searching : styles.noMatch}>Søger …</p>
        ) : (
          !entries.length && !notice && <p className={styles.noMatch}>{hint || `Ingenting hedder »${text}«`}</p>
        )}
      </div>
      <div className={styles.foot} aria-hidden>
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd>vælg
        </span>
        <span>
          <kbd>↵</kbd>åbn
        </span>
        {current?.actions && (
          <span>
            <kbd>{subject ? '←' : '→'}</kbd>
            {subject ? 'tilbage' : 'handlinger'}
          </span>
        )}
        <span>
          <kbd>Esc</kbd>
          {subject ? 'tilbage' : 'luk'}
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
