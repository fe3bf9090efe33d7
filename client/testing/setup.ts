import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';
import { setFacts } from '../facts.ts';
import { testFacts } from './facts.ts';

// The components use these parts of a browser, which jsdom does not have.
Object.assign(globalThis, { TextDecoder, TextEncoder, CSS: { escape: (name: string) => name, supports: () => false } });
Element.prototype.scrollIntoView = () => undefined;

// A wait may take up to two minutes, because the machine may be slow.
configure({ asyncUtilTimeout: 120_000 });

setFacts(testFacts);
