import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { detailOf, leadOf, type ShownNotice } from './noticeText.ts';
import styles from './ServiceStatus.module.css';

interface NoticeBannerProps {
  notice: ShownNotice;
  /** Hides the banner in this tab; without it, the banner has no button. */
  onDismiss?: () => void;
}

/** One service notice. Its title may be written from right to left, which must not turn the words around it. */
export function NoticeBanner({ notice, onDismiss }: NoticeBannerProps) {
  const { kind, title, severity, link } = notice;
  const isAnnouncement = kind === 'ANNOUNCEMENT';
  return (
    <Banner
      tone={severity === 'WARNING' ? 'amber' : 'blue'}
      action={
        onDismiss && (
          <IconButton label={`Skjul beskeden: ${title}`} size="small" onPress={onDismiss}>
            <X aria-hidden />
          </IconButton>
        )
      }
    >
      <strong className={styles.title}>
        {leadOf(notice)} {isAnnouncement ? <bdi>{title}</bdi> : <bdi lang="en">{title}</bdi>}
        {!/[.!?]$/.test(title) && '.'}
      </strong>{' '}
      <Detail isLong={isAnnouncement}>{detailOf(notice)}</Detail>
      {link && (
        <>
          {' '}
          <Link to={link} newTab>
            {isAnnouncement ? 'Læs mere' : 'Se status hos Zendesk'}
          </Link>
        </>
      )}
    </Banner>
  );
}

const Detail = ({ isLong, children }: { isLong: boolean; children: ReactNode }) => (
  <bdi className={isLong ? styles.text : styles.detail}>{children}</bdi>
);
