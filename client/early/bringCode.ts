import { onceParsed } from './onceParsed.ts';

const STIRS = ['pointermove', 'touchstart', 'keydown'];

/** The page's code waits in a template: what there is to see is painted first. */
export function bringCode(isSignedIn: boolean): void {
  const code = document.querySelector<HTMLTemplateElement>('#code');
  if (!code) return;
  const run = () => onceParsed(() => document.head.append(code.content));
  // For whoever is signed in there is more on a page than there is to read.
  if (isSignedIn) return run();
  if (code.dataset.when === 'painted') return void requestAnimationFrame(() => setTimeout(run));
  // It needs no code; but whoever stirs may go on to a page that does.
  const fetchAhead = () => {
    STIRS.forEach((stir) => removeEventListener(stir, fetchAhead));
    document.head.append(...code.content.querySelectorAll('link'));
  };
  STIRS.forEach((stir) => addEventListener(stir, fetchAhead, { passive: true }));
}
