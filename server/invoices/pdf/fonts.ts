import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lazyValue } from '../../../domain/lazyValue.ts';

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFileSync(resolve(`@expo-google-fonts/inter/${file}`));

/** The font files of all documents, read at the first use. Each document embeds the glyphs that it prints. */
export const fonts = lazyValue(() => ({
  regular: read('400Regular/Inter_400Regular.ttf'),
  strong: read('600SemiBold/Inter_600SemiBold.ttf'),
}));
