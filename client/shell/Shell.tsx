import { Suspense, useEffect, type ReactNode } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Outlet, useLoaderData, useMatches, useRevalidator } from 'react-router';
import { facts } from '../facts.ts';
import { ImpersonationBanner } from '../impersonation/ImpersonationBanner.tsx';
import { IsImpersonated } from '../impersonation/ImpersonationLimit.tsx';
import { whenReconnected } from '../relay/socket.ts';
import { takeWord } from '../relay/word.ts';
import { focusContent } from '../ui/focusContent.ts';
import { Spinner } from '../ui/Meters.tsx';
import { toast } from '../ui/Toast.tsx';
import { ConfirmEmailBanner } from './ConfirmEmailBanner.tsx';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { WaitingFrame } from './WaitingFrame.tsx';
import type { ShellQuery } from './__generated__/ShellQuery.graphql.ts';

export const shellQuery = graphql`
  query ShellQuery {
    viewer {
      ...Header_viewer
      ...ConfirmEmailBanner_viewer
      ...ImpersonationBanner_viewer
      viewerCanAdminister
      impersonation {
        expiresAt
      }
    }
  }
`;

/** The frame around every screen for those who are signed in; it waits until it is known who that is. */
export function Shell() {
  const queryRef = useLoaderData<PreloadedQuery<ShellQuery>>();
  return (
    <ScreenBoundary title="Kunne ikke hente dine oplysninger" around={inWaitingFrame}>
      <Suspense fallback={<WaitingFrame facts={facts()} />}>
        <Frame queryRef={queryRef}>
          <Outlet />
        </Frame>
      </Suspense>
    </ScreenBoundary>
  );
}

const inWaitingFrame = (message: ReactNode) => <WaitingFrame facts={facts()}>{message}</WaitingFrame>;

function Frame({ queryRef, children }: { queryRef: PreloadedQuery<ShellQuery>; children: ReactNode }) {
  const { viewer } = usePreloadedQuery<ShellQuery>(shellQuery, queryRef);
  const screen = useScreen();
  useFocusOnNavigation(screen);
  useFreshDataAfterReconnect();
  useKeptWord();
  return (
    <>
      <a className={styles.skip} href="#content">
        Spring til indhold
      </a>
      <ImpersonationBanner viewer={viewer} />
      <Header viewer={viewer} />
      <ConfirmEmailBanner viewer={viewer} />
      <main id="content" className={styles.main} tabIndex={-1}>
        <ScreenBoundary key={screen} title="Siden kunne ikke vises">
          <Suspense fallback={<Spinner />}>
            <IsImpersonated value={Boolean(viewer.impersonation)}>{children}</IsImpersonated>
          </Suspense>
        </ScreenBoundary>
      </main>
      <Footer legal={facts().legal} />
    </>
  );
}

/** What happened while the line was down is asked for, not waited for. */
function useFreshDataAfterReconnect(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => whenReconnected(() => void revalidate()), [revalidate]);
}

/** What was left to be said when the page was loaded anew for somebody else. The button that did so is gone, and the keys go on in the content. */
function useKeptWord(): void {
  useEffect(() => {
    const word = takeWord();
    if (!word) return;
    focusContent();
    (word.isBad ? toast.error : toast.success)(word.text, 10_000);
  }, []);
}

/** Frame and all lie above a screen; what opens over it has an address of its own, and leaves it where it is. */
const SCREEN_DEPTH = 2;

const useScreen = () => useMatches()[SCREEN_DEPTH]?.pathname ?? '';

/** A screen reader is told of a new screen, and the next tab starts at its top. */
function useFocusOnNavigation(screen: string): void {
  useEffect(() => {
    const isFirst = !window.history.state || window.history.state.idx === 0;
    if (!isFirst) focusContent();
  }, [screen]);
}
