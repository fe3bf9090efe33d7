import { UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { endSentence } from '../../../../domain/basics/endSentence.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Impersonation.module.css';
import { timeLeftText } from './timeLeftText.ts';
import { useStopImpersonating } from './useStopImpersonating.ts';
import type { ImpersonationBanner_viewer$key } from '#relay/ImpersonationBanner_viewer.graphql';

const viewerFragment = graphql`
  fragment ImpersonationBanner_viewer on Viewer {
    user {
      name
    }
    customer {
      name
    }
    impersonation {
      adminName
      expiresAt
    }
  }
`;

/** Shown above every screen while an employee impersonates a user. */
export function ImpersonationBanner({ viewer }: { viewer: ImpersonationBanner_viewer$key }) {
  const { user, customer, impersonation } = useFragment(viewerFragment, viewer);
  const { stop, isStopping } = useStopImpersonating();
  if (!impersonation) return null;
  return (
    <section className={styles.banner} aria-label="Impersonering">
      <UserRound aria-hidden />
      <p className={styles.text}>
        <span className={styles.names}>
          {impersonation.adminName}, du er logget ind som <strong>{user?.name}</strong>
          {customer ? endSentence(`, ${customer.name}`) : '.'}
        </span>
        <TimeLeft expiresAt={impersonation.expiresAt} />
      </p>
      <Button size="small" variant="light" isPending={isStopping} onPress={stop}>
        Stop impersonering
      </Button>
    </section>
  );
}

const UPDATE_INTERVAL_MS = 10_000;

function TimeLeft({ expiresAt }: { expiresAt: string }) {
  const [now, setNow] = useState(Date.now);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), UPDATE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  const isOver = now >= Date.parse(expiresAt);
  // The server decides when the session has expired. Its answer to the reload then leads the admin back.
  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver, now, revalidate]);
  return <span className={styles.timeLeft}>{timeLeftText(expiresAt, now)}</span>;
}
