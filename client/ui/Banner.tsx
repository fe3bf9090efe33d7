import { CircleAlert, CircleCheck, Info, MessageSquare, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { classes } from './classes.ts';
import { toneClass, type Tone } from './tones.ts';

const icons = {
  green: CircleCheck,
  amber: TriangleAlert,
  blue: Info,
  red: CircleAlert,
  grey: Info,
  turn: MessageSquare,
};

interface BannerProps {
  tone: Tone;
  children: ReactNode;
  action?: ReactNode;
  role?: 'alert' | 'status';
}

/** A message in the flow of a page. Give it the role `alert` or `status` when it appears after the page has loaded. */
export function Banner({ tone, children, action, role }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div className={classes(styles.banner, toneClass(tone))} role={role}>
      <Icon aria-hidden />
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
