import '@fontsource-variable/inter';
import '../ui/tokens.css';
import '../ui/base.css';
import './reference.css';
import { makeCopyable } from './copyable.ts';

for (const example of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const code = example.querySelector('code')!;
  // The portal may be reached by another address than its own.
  code.textContent = code.textContent!.replace(/https?:\/\/[^/']+/, location.origin);
  makeCopyable(example);
}

const contents = document.querySelector<HTMLDetailsElement>('[data-narrow-closed]')!;
contents.open = window.matchMedia('(min-width: 1024px)').matches;
