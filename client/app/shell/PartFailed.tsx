import { useRevalidator } from 'react-router';
import { ErrorState } from '../../ui/ErrorState.tsx';

/**
 * Shown in place of a part of a screen that the server could not fetch, while the rest of the screen works. The button
 * fetches the screen again. The part's field is read with `@catch` (see partialQueries).
 */
export function PartFailed({ name }: { name: string }) {
  const { revalidate } = useRevalidator();
  return <ErrorState title={`${name} kunne ikke hentes`} onRetry={() => void revalidate()} />;
}
