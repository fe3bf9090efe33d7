import { UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import styles from './Impersonation.module.css';
import { timeLeft } from './timeLeft.ts';
import { useStopImpersonating } from './useStopImpersonating.ts';
import type { ImpersonationBanner_viewer$key } from './__generated__/ImpersonationBanner_viewer.graphql.ts';

/** Shown above every screen while an admin impersonates a user. */
export function ImpersonationBanner({ viewer }: { viewer: ImpersonationBanner_viewer$key }) {
  const { user, customer, impersonation } = useFragment(
    graphql`
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
    `,
    viewer,
  );
  const { stop, isStopping } = useStopImpersonating();
  if (!impersonation) return null;
  return (
    <section className={styles.banner} aria-label="Impersonering">
      <UserRound aria-hidden />
      <p className={styles.text}>
        <span className={styles.who}>
          {impersonation.adminName}, du er logget ind som <strong>{user?.name}</strong>
          {customer && `, ${customer.name}`}.
        </span>
        <TimeLeft expiresAt={impersonation.expiresAt} />
      </p>
      <Button size="small" variant="light" isPending={isStopping} onPress={stop}>
        Stop impersonering
      </Button>
    </section>
  );
}

const TICK_MS = 10_000;

function TimeLeft({ expiresAt }: { expiresAt: string }) {
  const [now, setNow] = useState(Date.now);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const isOver = now >= Date.parse(expiresAt);
  // The server decides when the session has expired; its next response leads the admin back.
  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver, now, revalidate]);
  return <span className={styles.left}>{timeLeft(expiresAt, now)}</span>;
}
