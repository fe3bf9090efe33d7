import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lazyValue } from '../../../../../domain/basics/lazyValue.ts';
import { openSharedFont } from './sharedFont.ts';

const require = createRequire(import.meta.url);

/** The fonts of all documents, opened at the first use. Each document embeds the glyphs that it prints. */
export const fonts = lazyValue(() => ({
  regular: openSharedFont(readFileSync(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'))),
  strong: openSharedFont(readFileSync(require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'))),
}));
