import { useMatches } from 'react-router';

/** The route of the frames of signed-in users. */
export const SHELL_ID = 'shell';

/**
 * The path of the screen's route. Above it are the shell, the frame, and the place in the frame for screens that cannot
 * be loaded. A dialog with a path of its own is a deeper match, so opening it does not count as a change of screen.
 */
export function useScreenPath(): string {
  const matches = useMatches();
  const shell = matches.findIndex(({ id }) => id === SHELL_ID);
  return matches[shell + 3]?.pathname ?? '';
}
