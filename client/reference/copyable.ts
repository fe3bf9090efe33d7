const SAID_MS = 2_000;

/** A button by which an example is copied; it says how that went, and then what it is for again. */
export function makeCopyable(example: HTMLElement): void {
  const code = example.querySelector('code')!;
  const button = document.createElement('button');
  button.type = 'button';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string) => {
    button.textContent = text;
  };
  say('Kopiér');
  button.addEventListener('click', async () => {
    say((await copied(code.textContent!)) ? 'Kopieret' : 'Kunne ikke kopiere');
    clearTimeout(timer);
    timer = setTimeout(say, SAID_MS, 'Kopiér');
  });
  example.append(button);
}

/** Not every browser lets us, and not on every address. */
const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
