import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const serverPort = Number(process.env.PORT ?? 4000) + 1;
const toServer = { target: `http://127.0.0.1:${serverPort}`, ws: true };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    babel({ include: /\/client\/.*\.tsx?$/, plugins: [['relay', { eagerEsModules: true }]], parserOpts: { plugins: ['typescript', 'jsx'] } }),
  ],
  publicDir: isSsrBuild ? false : 'client/public',
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: isSsrBuild ? {} : { input: ['index.html', 'playground.html'] },
  },
  ssr: { noExternal: true },
  server: {
    port: Number(process.env.PORT ?? 4000),
    strictPort: true,
    proxy: { '/graphql': toServer, '/api': toServer, '/dev': toServer, '/facts.json': toServer },
  },
}));
