import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lazyValue } from '../../../domain/lazyValue.ts';

const require = createRequire(import.meta.url);

/** The font files of all documents, read at the first use. Each document embeds the glyphs that it prints. */
export const fonts = lazyValue(() => ({
  regular: readFileSync(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
  strong: readFileSync(require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
}));
