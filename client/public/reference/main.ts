import '@fontsource-variable/inter';
import '../../ui/tokens.css';
import '../../ui/base.css';
import './reference.css';
import { makeCopyable } from './copyButton.ts';
import { handleKeyForm } from './keyForm.ts';
import { makeTryable } from './tryCall.ts';

for (const example of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const code = example.querySelector('code')!;
  // The examples use the address that the reader has opened, which may differ from the configured one.
  code.textContent = code.textContent!.replace(/https?:\/\/[^/']+/, location.origin);
  makeCopyable(example);
}

handleKeyForm(document.querySelector<HTMLFormElement>('[data-key]')!);
document.querySelectorAll<HTMLElement>('[data-try]').forEach(makeTryable);

const contents = document.querySelector<HTMLDetailsElement>('[data-narrow-closed]')!;
contents.open = window.matchMedia('(min-width: 1024px)').matches;
