import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorState } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import styles from './Configuration.module.css';

interface StepProps {
  title: string;
  /** Names of the workspace and space that were chosen so far. */
  path?: string | undefined;
  isCurrent: boolean;
  isLoaded: boolean;
  failure: string | undefined;
  /** Error title that says which action failed. */
  failureTitle: string;
  onRetry: () => void;
  children: ReactNode;
}

/** A hidden step stays mounted, so that its results and input are there when the user comes back. */
export function Step({ title, path, isCurrent, isLoaded, failure, failureTitle, onRetry, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isCurrent) heading.current?.focus();
  }, [isCurrent]);
  return (
    <div className={styles.step} hidden={!isCurrent}>
      <div>
        <h3 ref={heading} className={styles.stepTitle} tabIndex={-1}>
          {title}
        </h3>
        {path && <p className={styles.stepPath}>{path}</p>}
      </div>
      {failure ? (
        <ErrorState title={failureTitle} text={failure} onRetry={onRetry} />
      ) : isLoaded ? (
        children
      ) : (
        <Spinner />
      )}
    </div>
  );
}
