import { useMatches } from 'react-router';

/**
 * The index of the screen's route among the matches, below the root route, the shell and the frame. A dialog with a
 * path of its own is a deeper match, so opening it does not count as a change of screen.
 */
const SCREEN_DEPTH = 3;

export const useScreenPath = () => useMatches()[SCREEN_DEPTH]?.pathname ?? '';
