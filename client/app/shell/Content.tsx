import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Spinner } from '../../ui/Meters.tsx';
import styles from './Frame.module.css';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PageBoundary } from './ScreenBoundary.tsx';
import { useScreenPath } from './useScreenPath.ts';

/** The first element of a frame: a link past the navigation, shown when it has the focus. */
export const SkipLink = () => (
  <a className={styles.skip} href="#content">
    Spring til indhold
  </a>
);

/** The screen in its frame. An error of the screen is shown in its place and is cleared by a change of screen. */
export const Content = ({ children }: { children?: ReactNode }) => (
  <main id="content" className={styles.main} tabIndex={-1}>
    <OfflineBanner />
    <PageBoundary key={useScreenPath()} title="Siden kunne ikke vises">
      <Suspense fallback={<Spinner />}>{children ?? <Outlet />}</Suspense>
    </PageBoundary>
  </main>
);
