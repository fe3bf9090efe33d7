import { defineConfig } from 'vite';

/** For itself, since it stands in the pages and runs before there is any module. */
export default defineConfig({
  publicDir: false,
  build: {
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: { input: 'client/early/early.ts', output: { format: 'iife', entryFileNames: 'early.js' } },
  },
});
