/** Where a screen begins, past the frame's head. */
export const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true });
