import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Filters.module.css';

interface FiltersProps {
  label: string;
  /** How much is left of how much: »3 af 41«. */
  count?: string;
  children: ReactNode;
}

/** Search, selects and chips above a table, and what they leave of it. */
export const Filters = ({ label, count, children }: FiltersProps) => (
  <div className={styles.filters} role="search" aria-label={label}>
    {children}
    {count && <p className={styles.count} role="status">{count}</p>}
  </div>
);

interface FilterSelectProps {
  /** Named by its options, such as »Status: alle«. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: { value: string; label: string }[];
}

export const FilterSelect = ({ label, value, onChange, options }: FilterSelectProps) => (
  <select className={styles.select} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
    {options.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
  </select>
);

export const FilterDate = ({ label, value, onChange }: Omit<FilterSelectProps, 'options'>) => (
  <label className={styles.date}>
    {label}
    <input type="date" className={styles.day} value={value} onChange={(event) => onChange(event.target.value)} />
  </label>
);

export const FilterChip = ({ children, onRemove }: { children: string; onRemove: () => void }) => (
  <span className={styles.chip}>
    {children}
    <button type="button" aria-label={`Fjern filteret ${children}`} onClick={onRemove}><X aria-hidden /></button>
  </span>
);
