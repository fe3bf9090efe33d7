import { X } from 'lucide-react';
import { Banner } from '../ui/Banner.tsx';
import { IconButton } from '../ui/Button.tsx';
import styles from './Events.module.css';
import type { Notice } from './useNotice.ts';

/** Stays in sight however far one has scrolled, and is heard because its place was there before it. */
export const NoticeBanner = ({ notice: { told, dismiss } }: { notice: Notice }) => (
  <div className={styles.notice} role="status">
    {told && (
      <Banner
        tone={told.tone}
        action={
          <IconButton label="Luk besked" size="small" onPress={dismiss}>
            <X aria-hidden />
          </IconButton>
        }
      >
        {told.text}
      </Banner>
    )}
  </div>
);
