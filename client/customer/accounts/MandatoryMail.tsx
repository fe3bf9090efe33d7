import { Lock } from 'lucide-react';
import { mailCategory } from '../../../domain/basics/mails.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './Notifications.module.css';

export function MandatoryMail({ category }: { category: string }) {
  const { label, text, always } = mailCategory(category);
  return (
    <div className={styles.row}>
      <div className={styles.description}>
        <p className={styles.title}>{label}</p>
        <p className={styles.text}>{text}</p>
        <p className={styles.reason}>
          <Lock aria-hidden />
          {always}
        </p>
      </div>
      <Badge tone="grey">Altid til</Badge>
    </div>
  );
}
