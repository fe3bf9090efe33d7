import type { ReactNode } from 'react';
import { Brand } from '../../ui/BrandMark.tsx';
import type { Facts } from '../../ui/facts.ts';
import { Spinner } from '../../ui/Meters.tsx';
import { BackOfficeLayout } from './BackOfficeLayout.tsx';
import styles from './Frame.module.css';

interface SkeletonFrameProps {
  facts: Facts;
  /** Whether the screen is shown in the frame of the back office. */
  isBackOffice?: boolean;
  /** Replaces the spinner, for example with an error message. */
  children?: ReactNode;
}

/** The frame without a viewer, shown while the viewer is loaded. It is prerendered, so the facts are a prop. */
export function SkeletonFrame({ facts, isBackOffice, children }: SkeletonFrameProps) {
  const content = <main className={styles.main}>{children ?? <Spinner />}</main>;
  const brand = (
    <div className={styles.brand}>
      <Brand product={facts.product} />
      {facts.demo && <span className={styles.demo}>Demo</span>}
    </div>
  );
  if (isBackOffice)
    return (
      <BackOfficeLayout brand={brand} menuButton={<span className={styles.menuSpace} />}>
        {content}
      </BackOfficeLayout>
    );
  return (
    <>
      <header className={styles.header}>
        <div className={styles.menuButton}>
          <span className={styles.menuSpace} />
        </div>
        {brand}
      </header>
      {content}
    </>
  );
}
