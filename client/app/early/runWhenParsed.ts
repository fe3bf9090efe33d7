/** Runs the callback now, or when the document has been parsed. */
export function runWhenParsed(callback: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback);
  else callback();
}
