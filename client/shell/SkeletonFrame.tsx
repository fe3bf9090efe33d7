import type { ReactNode } from 'react';
import type { Facts } from '../facts.ts';
import { Brand } from '../ui/BrandMark.tsx';
import { Spinner } from '../ui/Meters.tsx';
import styles from './Frame.module.css';

interface SkeletonFrameProps {
  facts: Facts;
  /** Replaces the spinner, for example with an error message. */
  children?: ReactNode;
}

/** The frame without a viewer, shown while the viewer is loaded. It is prerendered, so the facts are a prop. */
export const SkeletonFrame = ({ facts: { product, demo }, children }: SkeletonFrameProps) => (
  <>
    <header className={styles.header}>
      <div className={styles.menuButton}>
        <span className={styles.menuSpace} />
      </div>
      <div className={styles.brand}>
        <Brand product={product} />
        {demo && <span className={styles.demo}>Demo</span>}
      </div>
    </header>
    <main className={styles.main}>{children ?? <Spinner />}</main>
  </>
);
