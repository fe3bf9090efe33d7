import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from './Button.tsx';
import styles from './States.module.css';
import { Tile } from './Tile.tsx';

/** Says what failed and offers to try again. */
export const ErrorState = ({ title, text, onRetry }: { title: string; text?: string; onRetry: () => void }) => (
  <div className={styles.empty} role="alert">
    <Tile grey>
      <TriangleAlert />
    </Tile>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    <div className={styles.emptyAction}>
      <Button onPress={onRetry}>
        <RotateCw aria-hidden /> Prøv igen
      </Button>
    </div>
  </div>
);
