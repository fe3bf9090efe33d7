import type { ReactNode, RefObject } from 'react';
import { Card } from '../../ui/Card.tsx';
import { facts } from '../../ui/facts.ts';
import { DateLeaf } from './DateLeaf.tsx';
import { NoticeBanner } from './NoticeBanner.tsx';
import styles from './page/PublicEvent.module.css';
import type { Notice } from './useNotice.ts';

interface EventFrameProps {
  title: string;
  date: string;
  /** Says what the page shows, above the title of the event. */
  kind: ReactNode;
  /** More about the event, below its title. */
  text?: ReactNode;
  notice: Notice;
  /** Takes the focus when a button has disappeared. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** A page about one person's part in an event, which a link in a mail opens. */
export function EventFrame({ title, date, kind, text, notice, heading, children }: EventFrameProps) {
  const { email } = facts().legal;
  return (
    <div className={styles.page}>
      <NoticeBanner notice={notice} />
      <header className={styles.head}>
        <DateLeaf date={date} large />
        <div>
          <p className={styles.kind}>{kind}</p>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {text}
        </div>
      </header>
      <div className={styles.place}>
        <Card>
          <div className={styles.card}>
            {children}
            <p className={styles.contact}>
              <strong>Spørgsmål?</strong>
              <br />
              Skriv til <a href={`mailto:${email}`}>{email}</a>
            </p>
          </div>
        </Card>
      </div>
    </div>
  );
}
