import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Count } from './Badge.tsx';
import { scrollIntoViewRef } from './scrollIntoViewRef.ts';
import styles from './Tabs.module.css';

interface TabsProps {
  label: string;
  tabs: { id: string; title: string; count?: number; icon?: ReactNode; content: ReactNode }[];
  selected: string;
  onSelect: (id: string) => void;
}

/**
 * Tabs without addresses of their own. The owner keeps the selected one. The arrow keys, Home and End select as well.
 * react-aria's own tabs would make its code of lists and selections part of every screen that has tabs.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const ownId = useId();
  const panelId = `${ownId}-panel`;
  const tabId = (id: string) => `${ownId}-${id}`;
  return (
    <>
      <div role="tablist" aria-label={label} aria-orientation="horizontal" className={styles.list}>
        {tabs.map(({ id, title, count, icon }) => {
          const isSelected = id === selected;
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={tabId(id)}
              className={styles.tab}
              aria-selected={isSelected}
              tabIndex={isSelected ? 0 : -1}
              {...(isSelected && { 'aria-controls': panelId, ref: scrollIntoViewRef })}
              onClick={({ currentTarget }) => {
                // Safari does not focus a button that is clicked.
                currentTarget.focus();
                onSelect(id);
              }}
              onKeyDown={moveByKey}
            >
              <span className={styles.title}>{title}</span>
              {count !== undefined && <Count>{count}</Count>}
              {icon}
            </button>
          );
        })}
      </div>
      <div key={selected} role="tabpanel" id={panelId} aria-labelledby={tabId(selected)}>
        {tabs.find(({ id }) => id === selected)?.content}
      </div>
    </>
  );
}

/** Selects the tab to which a key moves from the one that has the focus. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  // With these, the keys belong to the browser: Alt and the left arrow go back.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget.parentElement;
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const to = moves.get(event.key)?.(tabs.indexOf(event.currentTarget), tabs.length);
  if (to === undefined) return;
  event.preventDefault();
  tabs.at(to)?.click();
}

/** The index of the tab to which a key moves; -1 is the last one. The first and the last one follow each other. */
const moves = new Map<string, (from: number, count: number) => number>([
  ['ArrowLeft', (from) => from - 1],
  ['ArrowRight', (from, count) => (from + 1) % count],
  ['Home', () => 0],
  ['End', () => -1],
]);
