import { defineConfig } from 'vite';

/** early.ts is built on its own, because it is inlined into the pages and runs before any module. */
export default defineConfig({
  publicDir: false,
  build: {
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: { input: 'client/app/early/early.ts', output: { format: 'iife', entryFileNames: 'early.js' } },
  },
});
