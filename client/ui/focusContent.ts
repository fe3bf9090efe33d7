/** Focuses the content of the screen, past the header. Does nothing on a page without a frame. */
export const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true });
