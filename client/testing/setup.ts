import { TextDecoder, TextEncoder } from 'node:util';

// What the components ask of a browser and jsdom does not have.
Object.assign(globalThis, { TextDecoder, TextEncoder, CSS: { escape: (name: string) => name, supports: () => false } });
Element.prototype.scrollIntoView = () => undefined;
