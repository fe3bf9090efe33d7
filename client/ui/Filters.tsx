import type { ReactNode } from 'react';
import styles from './Filters.module.css';

/** The container of the filters above a table. */
export const Filters = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.filters} role="search" aria-label={label}>
    {children}
  </div>
);

interface FilterSelectProps {
  /** The accessible name. The options carry the visible name, such as »Status: alle«. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: { value: string; label: string }[];
}

/** A select without a visible label. */
export const FilterSelect = ({ label, value, onChange, options }: FilterSelectProps) => (
  <select className={styles.select} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
);

/** A date as YYYY-MM-DD, empty when none is set. */
export const FilterDate = ({ label, value, onChange }: Omit<FilterSelectProps, 'options'>) => (
  <label className={styles.date}>
    {label}
    <input type="date" className={styles.day} value={value} onChange={(event) => onChange(event.target.value)} />
  </label>
);
