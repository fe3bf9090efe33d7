import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ErrorState } from './ui/ErrorState.tsx';

/** The browsers' messages for a script that could not be loaded. After a deployment, old script names are gone. */
const MISSING_SCRIPT = /dynamically imported module|importing a module script failed|unable to preload css/i;
const RELOADED_AT_KEY = 'portal.reloaded';
const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * Shown in place of a route that could not be loaded or rendered. When a script is missing, the page is reloaded to get
 * the new version, at most once a minute. Every other error is reported, also that of a script that is still missing.
 */
export function RouteFailed() {
  const error = useRouteError();
  useEffect(() => {
    if (
      !MISSING_SCRIPT.test(String((error as Error | undefined)?.message)) ||
      Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY)) < MIN_RELOAD_INTERVAL_MS
    )
      return reportError(error);
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
    window.location.reload();
  }, [error]);
  return (
    <main>
      <h1 className="visually-hidden">Der opstod en fejl</h1>
      <ErrorState
        title="Siden kunne ikke indlæses"
        text="Kontrollér din internetforbindelse. Portalen kan også være blevet opdateret, siden du åbnede den."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
