import { Eye } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { endPreview } from '../../relay/preview.ts';
import styles from '../impersonation/Impersonation.module.css';

/** Shown above every screen while an administrator of the company sees the portal as one of its users. */
export const PreviewBanner = ({ name }: { name: string }) => (
  <section className={styles.banner} aria-label="Visning">
    <Eye aria-hidden />
    <p className={styles.text}>
      <span className={styles.names}>
        Du ser portalen som <strong>{name}</strong>.
      </span>{' '}
      <span className={styles.timeLeft}>Intet kan ændres.</span>
    </p>
    <Button size="small" variant="light" onPress={() => endPreview()}>
      Afslut
    </Button>
  </section>
);
