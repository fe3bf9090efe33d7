import { runWhenParsed } from './runWhenParsed.ts';

const INPUT_EVENTS = ['pointermove', 'touchstart', 'keydown'];

/** Runs or prefetches the page's scripts, which wait in a template so that the prerendered content is painted first. */
export function loadScripts(isSignedIn: boolean): void {
  const template = document.querySelector<HTMLTemplateElement>('#scripts');
  if (!template) return;
  const run = () => runWhenParsed(() => document.head.append(template.content));
  // The prerendered content is not the page that a signed-in user came for.
  if (isSignedIn) return run();
  if (template.dataset.when === 'afterPaint') return void requestAnimationFrame(() => setTimeout(run));
  // The page works without scripts. The first input may lead to a page that needs them, so they are prefetched then.
  const prefetch = () => {
    INPUT_EVENTS.forEach((type) => removeEventListener(type, prefetch));
    document.head.append(...template.content.querySelectorAll('link'));
  };
  INPUT_EVENTS.forEach((type) => addEventListener(type, prefetch, { passive: true }));
}
