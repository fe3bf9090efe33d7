import { X } from 'lucide-react';
import { Banner } from '../../ui/Banner.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { detailOf, lineOf, type ShownNotice } from './noticeText.ts';
import styles from './ServiceStatus.module.css';

interface NoticeBannerProps {
  notice: ShownNotice;
  /** Hides the banner in this tab; without it, the banner has no button. */
  onDismiss?: () => void;
}

/** One service notice: an announcement with its text, or a line about Zendesk that opens to the details. */
export function NoticeBanner({ notice, onDismiss }: NoticeBannerProps) {
  const { kind, title, severity } = notice;
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
      {kind === 'ANNOUNCEMENT' ? <Announcement notice={notice} /> : <ZendeskNotice notice={notice} />}
    </Banner>
  );
}

/** The title and text may be written from right to left, which must not turn the words around them. */
const Announcement = ({ notice: { title, text, link } }: { notice: ShownNotice }) => (
  <>
    <strong className={styles.title}>
      <bdi>{title}</bdi>
      {!/[.!?]$/.test(title) && '.'}
    </strong>{' '}
    <bdi className={styles.text}>{text}</bdi>
    {link && (
      <>
        {' '}
        <Link to={link} newTab>
          Læs mere
        </Link>
      </>
    )}
  </>
);

/** The title is Zendesk's own, in English, and therefore among the details. */
const ZendeskNotice = ({ notice }: { notice: ShownNotice }) => (
  <details className={styles.details}>
    <summary>{lineOf(notice)}</summary>
    <p className={styles.detail}>
      Zendesk skriver: »<bdi lang="en">{notice.title}</bdi>«. {detailOf(notice)}
      {notice.link && (
        <>
          {' '}
          <Link to={notice.link} newTab>
            Se status hos Zendesk
          </Link>
        </>
      )}
    </p>
  </details>
);
