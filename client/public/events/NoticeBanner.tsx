import { X } from 'lucide-react';
import { Banner } from '../../ui/Banner.tsx';
import { IconButton } from '../../ui/Button.tsx';
import styles from './Events.module.css';
import type { Notice } from './useNotice.ts';

/**
 * Shows the notice, in view also while the page scrolls. The status region is rendered before its message, so that
 * screen readers announce the message.
 */
export const NoticeBanner = ({ notice: { message, dismiss } }: { notice: Notice }) => (
  <div className={styles.notice} role="status">
    {message && (
      <Banner
        tone={message.tone}
        action={
          <IconButton label="Luk besked" size="small" onPress={dismiss}>
            <X aria-hidden />
          </IconButton>
        }
      >
        {message.text}
      </Banner>
    )}
  </div>
);
