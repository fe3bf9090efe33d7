/**
 * Takes the letters that somebody types while the code of a field is loaded, which would be lost, or be taken for
 * shortcuts. Returns a function that stops it and returns the text.
 */
export function collectTyped(): () => string {
  let text = '';
  const onKey = (event: KeyboardEvent) => {
    // The name of a key that is no letter is longer, such as Enter.
    if (event.key[1] || event.ctrlKey || event.metaKey) return;
    text += event.key;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', onKey, true);
  return () => {
    window.removeEventListener('keydown', onKey, true);
    return text;
  };
}
