import { ListFilter } from 'lucide-react';
import { Count } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './FilterToggle.module.css';

interface FilterToggleProps {
  isOpen: boolean;
  chosenCount: number;
  onToggle: () => void;
}

/** The button that shows the fields after it, which a phone keeps folded. Wider screens have no such button. */
export const FilterToggle = ({ isOpen, chosenCount, onToggle }: FilterToggleProps) => (
  <span className={styles.toggle}>
    <Button aria-expanded={isOpen} onPress={onToggle}>
      <ListFilter aria-hidden /> Filtre {chosenCount > 0 && <Count>{chosenCount}</Count>}
    </Button>
  </span>
);
