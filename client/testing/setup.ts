import { TextDecoder, TextEncoder } from 'node:util';

// The components use these parts of a browser, which jsdom does not have.
Object.assign(globalThis, { TextDecoder, TextEncoder, CSS: { escape: (name: string) => name, supports: () => false } });
Element.prototype.scrollIntoView = () => undefined;
