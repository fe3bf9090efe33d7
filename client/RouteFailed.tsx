import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ErrorState } from './ui/Card.tsx';

/** As browsers say it: the code of a screen did not come, which after a new version is no longer there under its old name. */
const MISSING_CODE = /dynamically imported module|importing a module script failed|unable to preload css/i;
const RELOADED = 'portal.reloaded';
const AGAIN_MS = 60_000;

/** What the router could not show. A page that is older than the server is loaded anew by itself, once. */
export function RouteFailed() {
  const error = useRouteError();
  useEffect(() => {
    if (
      !MISSING_CODE.test(String((error as Error | undefined)?.message)) ||
      Date.now() - Number(sessionStorage.getItem(RELOADED)) < AGAIN_MS
    )
      return reportError(error);
    sessionStorage.setItem(RELOADED, String(Date.now()));
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
