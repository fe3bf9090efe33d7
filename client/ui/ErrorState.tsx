import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from './Button.tsx';
import styles from './States.module.css';
import { Tile } from './Tile.tsx';

interface ErrorStateProps {
  title: string;
  text?: string | undefined;
  onRetry: () => void;
}

/** Says what failed and offers to try again. */
export const ErrorState = ({ title, text, onRetry }: ErrorStateProps) => (
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
