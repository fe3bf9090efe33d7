import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';
import { setFacts } from '../ui/facts.ts';
import { testFacts } from './facts.ts';

// The components use these parts of a browser, which jsdom does not have.
Object.assign(globalThis, { TextDecoder, TextEncoder, CSS: { escape: (name: string) => name, supports: () => false } });
// The router creates a Request for each navigation, and jsdom has no such class.
Object.assign(globalThis, {
  Request: class {
    readonly method = 'GET';
    readonly signal: AbortSignal;
    readonly url: string;

    constructor(url: URL, { signal }: { signal: AbortSignal }) {
      this.url = String(url);
      this.signal = signal;
    }
  },
});

Element.prototype.scrollIntoView = () => undefined;

// A wait may take up to two minutes, because the machine may be slow.
configure({ asyncUtilTimeout: 120_000 });

setFacts(testFacts);
