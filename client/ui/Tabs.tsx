import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { Count } from './Badge.tsx';
import { scrollIntoViewRef } from './scrollIntoViewRef.ts';
import styles from './Tabs.module.css';

interface TabsProps {
  label: string;
  tabs: { id: string; title: string; count?: number; icon?: ReactNode; content: ReactNode }[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Tabs without addresses of their own. The owner keeps the selected one. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(id) => onSelect(String(id))}>
      <TabList aria-label={label} className={styles.list}>
        {tabs.map(({ id, title, count, icon }) => (
          <Tab key={id} id={id} className={styles.tab} {...(id === selected && { ref: scrollIntoViewRef })}>
            <span className={styles.title}>{title}</span>
            {count !== undefined && <Count>{count}</Count>}
            {icon}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
