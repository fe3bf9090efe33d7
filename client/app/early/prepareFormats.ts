import { formatTime } from '../../../domain/basics/dates.ts';
import { formatCount } from '../../../domain/basics/formatCount.ts';

/**
 * Formats a date and a number. For the first of them the browser reads its list of languages, which takes a phone a
 * tenth of a second. While the page waits for its scripts nobody notices; later the screen would be shown that much
 * later and not react to touch.
 */
export function prepareFormats(): void {
  formatTime(0);
  formatCount(0);
}
