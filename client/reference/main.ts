import '@fontsource-variable/inter';
import '../ui/tokens.css';
import '../ui/base.css';
import './reference.css';

const SAID_MS = 2_000;

for (const example of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const code = example.querySelector('code')!;
  // The portal may be reached by another address than its own.
  code.textContent = code.textContent!.replace(/https?:\/\/[^/']+/, location.origin);
  const button = document.createElement('button');
  button.type = 'button';
  const say = (text: string) => void (button.textContent = text);
  say('Kopiér');
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(code.textContent!).then(() => {
      say('Kopieret');
      setTimeout(say, SAID_MS, 'Kopiér');
    });
  });
  example.append(button);
}

const contents = document.querySelector<HTMLDetailsElement>('[data-narrow-closed]')!;
contents.open = window.matchMedia('(min-width: 1024px)').matches;
