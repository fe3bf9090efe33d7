import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { Count } from './Badge.tsx';
import styles from './Tabs.module.css';

interface TabsProps {
  label: string;
  tabs: { id: string; title: string; count?: number; icon?: ReactNode; content: ReactNode }[];
  selected?: string;
  onSelect?: (id: string) => void;
}

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs {...(selected !== undefined && { selectedKey: selected })} onSelectionChange={(id) => onSelect?.(String(id))}>
      <TabList aria-label={label} className={styles.list}>
        {tabs.map(({ id, title, count, icon }) => (
          <Tab key={id} id={id} className={styles.tab}>{title}{count !== undefined && <Count>{count}</Count>}{icon}</Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => <TabPanel key={id} id={id} className={styles.panel}>{content}</TabPanel>)}
    </AriaTabs>
  );
}

interface SegmentedProps<Value extends string> {
  label: string;
  options: { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice that takes effect at once. With an icon, the label is for those who can't see it. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  return (
    <div className={styles.segmented} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value} type="button" aria-pressed={option.value === value}
          {...(option.icon ? { 'aria-label': option.label, title: option.label } : {})}
          onClick={() => onChange(option.value)}
        >
          {option.icon ?? option.label}
        </button>
      ))}
    </div>
  );
}
