import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import styles from './Configuration.module.css';

interface StepProps {
  title: string;
  /** Names of the workspace and space that were chosen so far. */
  path?: string | undefined;
  isCurrent: boolean;
  isLoaded: boolean;
  /** Why the choices of the step could not be loaded. */
  failure: string | undefined;
  /** Title of the error, which says what could not be loaded. */
  failureTitle: string;
  onRetry: () => void;
  children: ReactNode;
}

/** A step of the dialog. It stays mounted while another step is shown, so that its choices and input are kept. */
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
