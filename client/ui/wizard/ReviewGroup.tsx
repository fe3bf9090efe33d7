import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { FactList } from '../Card.tsx';
import styles from './Wizard.module.css';

interface ReviewGroupProps {
  title: string;
  facts: [term: string, value: ReactNode][];
  onChange: () => void;
}

/** Lists the input of one step for review, with a button that returns to the step. */
export const ReviewGroup = ({ title, facts, onChange }: ReviewGroupProps) => (
  <section className={styles.group} aria-label={title}>
    <div className={styles.groupHead}>
      <h3>{title}</h3>
      <Button variant="quiet" size="small" onPress={onChange}>
        <Pencil aria-hidden /> Ret<span className="visually-hidden"> {title}</span>
      </Button>
    </div>
    <FactList
      facts={facts.map(([term, value]) => ({
        term,
        value: value || <span className={styles.missing}>Ikke angivet</span>,
      }))}
    />
  </section>
);
