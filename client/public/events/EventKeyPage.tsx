import type { ReactNode, RefObject } from 'react';
import { Card } from '../../ui/Card.tsx';
import { facts } from '../../ui/facts.ts';
import { useDocumentTitle } from '../../ui/Page.tsx';
import { DateLeaf } from './DateLeaf.tsx';
import { NoticeBanner } from './NoticeBanner.tsx';
import styles from './page/PublicEvent.module.css';
import type { Notice } from './useNotice.ts';

interface EventKeyPageProps {
  /** Title of the document, when it is not that of the event. */
  documentTitle?: string;
  event: { readonly title: string; readonly date: string };
  /** What the page is about, above the title. */
  kind: ReactNode;
  /** Shown below the title. */
  text?: ReactNode;
  notice: Notice;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** The frame of the pages that the links in mails about an event open: one card, which ends with a contact. */
export function EventKeyPage({ event, documentTitle, kind, text, notice, headingRef, children }: EventKeyPageProps) {
  const { title, date } = event;
  const { email } = facts().legal;
  useDocumentTitle(documentTitle ?? title);
  return (
    <div className={styles.page}>
      <NoticeBanner notice={notice} />
      <header className={styles.head}>
        <DateLeaf date={date} large />
        <div>
          <p className={styles.kind}>{kind}</p>
          <h1 ref={headingRef} tabIndex={headingRef && -1}>
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
