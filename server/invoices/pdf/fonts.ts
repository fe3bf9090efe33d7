import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lazyValue } from '../../../domain/lazyValue.ts';
import { openSharedFont } from './sharedFont.ts';

const require = createRequire(import.meta.url);

const open = (path: string) => openSharedFont(readFileSync(require.resolve(`@expo-google-fonts/inter/${path}.ttf`)));

/** The fonts of all documents, opened at the first use. Each document embeds the glyphs that it prints. */
export const fonts = lazyValue(() => ({
  regular: open('400Regular/Inter_400Regular'),
  strong: open('600SemiBold/Inter_600SemiBold'),
}));
