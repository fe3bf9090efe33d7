import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './Integrations.module.css';

/** A text that a phone shows on request and a wider screen shows at once. */
export function Foldable({ children }: { children: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.foldable}>
      <p id={id} className={classes(styles.foldableText, isOpen && styles.isOpen)}>
        {children}
      </p>
      <Button variant="quiet" size="small" aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
        {isOpen ? 'Vis mindre' : 'Læs mere'}
      </Button>
    </div>
  );
}
