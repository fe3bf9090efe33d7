import { ListFilter } from 'lucide-react';
import { Count } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';

interface FilterToggleProps {
  isOpen: boolean;
  chosenCount: number;
  onToggle: () => void;
}

/** The button that shows the fields that a phone keeps folded. */
export const FilterToggle = ({ isOpen, chosenCount, onToggle }: FilterToggleProps) => (
  <Button aria-expanded={isOpen} onPress={onToggle}>
    <ListFilter aria-hidden /> Filtre {chosenCount > 0 && <Count>{chosenCount}</Count>}
  </Button>
);
