import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorState } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import styles from './Configuration.module.css';

interface StepProps {
  title: string;
  /** Where in the workspace one is. */
  path?: string | undefined;
  isCurrent: boolean;
  isHere: boolean;
  failure: string | undefined;
  /** What could not be done. */
  failed: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Out of sight it keeps what was found and typed, for whoever comes back to it. */
export function Step({ title, path, isCurrent, isHere, failure, failed, onRetry, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isCurrent) heading.current?.focus();
  }, [isCurrent]);
  return (
    <div className={styles.step} hidden={!isCurrent}>
      <div>
        <h3 ref={heading} className={styles.head} tabIndex={-1}>
          {title}
        </h3>
        {path && <p className={styles.path}>{path}</p>}
      </div>
      {failure ? <ErrorState title={failed} text={failure} onRetry={onRetry} /> : isHere ? children : <Spinner />}
    </div>
  );
}
