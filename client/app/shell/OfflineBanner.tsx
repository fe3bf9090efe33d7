import { useSyncExternalStore } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { isServerUnreachable, onConnectionChange } from '../relay/connection.ts';
import styles from './Frame.module.css';

/** Says at the top of the screen that the server cannot be reached, for as long as that is so. */
export function OfflineBanner() {
  if (!useSyncExternalStore(onConnectionChange, isServerUnreachable)) return null;
  return (
    <div className={styles.offline}>
      <Banner tone="amber" role="status">
        Ingen forbindelse til serveren. Vi prøver igen af os selv, og det, du har skrevet, bliver stående.
      </Banner>
    </div>
  );
}
