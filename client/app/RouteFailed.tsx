import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ErrorState } from '../ui/ErrorState.tsx';
import { checkConnection, onReachable, reloadWhenReachable } from './relay/connection.ts';
import { NO_CONNECTION } from './relay/errors.ts';

/** The browsers' messages for a script that could not be loaded. After a deployment, old script names are gone. */
const MISSING_SCRIPT = /dynamically imported module|importing a module script failed|unable to preload css/i;
const RELOADED_AT_KEY = 'portal.reloaded';
const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * Shown in place of a route that could not be loaded or rendered. When a script is missing, the page is reloaded to get
 * the new version, at most once a minute, or once the server can be reached again: without it, the browser's own error
 * page would take the place of the portal. Every other error is reported, also that of a script that is still missing.
 */
export function RouteFailedInFrame() {
  const error = useRouteError();
  useEffect(() => {
    const isMissingScript = MISSING_SCRIPT.test(String((error as Error | undefined)?.message));
    const hasJustReloaded = Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY)) < MIN_RELOAD_INTERVAL_MS;
    if (!isMissingScript) return reportError(error);
    void checkConnection().then((isReachable) => {
      if (!isReachable) return;
      if (hasJustReloaded) return reportError(error);
      sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
      window.location.reload();
    });
    return onReachable(() => window.location.reload());
  }, [error]);
  return (
    <>
      <h1 className="visually-hidden">Der opstod en fejl</h1>
      <ErrorState
        title="Siden kunne ikke indlæses"
        text={`${NO_CONNECTION} Portalen kan også være blevet opdateret, siden du åbnede den.`}
        onRetry={() => void reloadWhenReachable()}
      />
    </>
  );
}

/** The same for a route without a frame around it. */
export const RouteFailed = () => (
  <main>
    <RouteFailedInFrame />
  </main>
);
