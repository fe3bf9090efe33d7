const CONFIRMATION_MS = 2_000;

/** Adds a button that copies an example. The button shows the result for two seconds. */
export function makeCopyable(example: HTMLElement): void {
  const code = example.querySelector('code')!;
  const button = document.createElement('button');
  button.type = 'button';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setLabel = (text: string) => {
    button.textContent = text;
  };
  setLabel('Kopiér');
  button.addEventListener('click', async () => {
    setLabel((await tryCopy(code.textContent!)) ? 'Kopieret' : 'Kunne ikke kopiere');
    clearTimeout(timer);
    timer = setTimeout(setLabel, CONFIRMATION_MS, 'Kopiér');
  });
  example.append(button);
}

/** Returns whether the text was copied. The browser may deny it, and without HTTPS there is no clipboard. */
const tryCopy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
