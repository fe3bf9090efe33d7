import type { ReactNode } from 'react';
import type { Facts } from '../facts.ts';
import { Brand } from '../ui/BrandMark.tsx';
import { Spinner } from '../ui/Meters.tsx';
import styles from './Frame.module.css';

interface WaitingFrameProps {
  facts: Facts;
  /** What there is instead, where it can't be told who is here. */
  children?: ReactNode;
}

/** The frame until it is known who is signed in; the server sends it, too, so that there is something to see at once. */
export const WaitingFrame = ({ facts: { product, demo }, children }: WaitingFrameProps) => (
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
