import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { initialChunkName } from './scripts/initialChunks.ts';

const serverPort = Number(process.env.PORT ?? 4000) + 1;
const toServer = { target: `http://127.0.0.1:${serverPort}`, ws: true };

/** In development nobody makes the page on the way: the server is asked for what it would have put there, and what runs early is a module. */
const pageInDevelopment = (): Plugin => ({
  name: 'page-in-development',
  apply: 'serve',
  async transformIndexHtml(html) {
    const facts = await fetch(`${toServer.target}/facts.json`).then((answer) => answer.text());
    return html
      .replace('<!--facts-->', `<script type="application/json" id="facts">${facts}</script>`)
      .replace('<script src="/early.js">', '<script type="module" src="/client/early/early.ts">');
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    pageInDevelopment(),
    babel({
      include: /\/client\/.*\.tsx?$/,
      plugins: [['relay', { eagerEsModules: true }]],
      parserOpts: { plugins: ['typescript', 'jsx'] },
    }),
  ],
  // Hooks are all we use of it; the rest is what came before them.
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  publicDir: isSsrBuild ? false : 'client/public',
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Browsers that know light-dark(): compiled down, a section could no longer choose its own theme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: ['index.html', 'playground.html', 'reference.html'],
          output: {
            codeSplitting: {
              groups: [
                // Each for itself, and with what of ours makes it run: a phone answers whoever touches it between one and the next.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|client\/root\.ts/, priority: 3 },
                { name: 'router', test: /node_modules\/react-router\//, priority: 2 },
                {
                  name: 'relay',
                  test: /node_modules\/(react-relay|relay-runtime)\/|client\/relay\/environment\.ts/,
                  priority: 2,
                },
                // Each icon would be a file of its own, and each file a question: there are dozens on a screen, and a few bytes in one.
                { name: 'icons', test: /node_modules\/lucide-react\//, priority: 2 },
                { name: 'forms', test: /node_modules\/(zod|react-hook-form|@hookform)\//, priority: 2 },
                { name: initialChunkName, includeDependenciesRecursively: false, priority: 1 },
              ],
            },
          },
        },
  },
  ssr: { noExternal: true },
  // The playground's workers can't be bundled beforehand; in development the built playground serves.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    port: Number(process.env.PORT ?? 4000),
    strictPort: true,
    proxy: {
      '/graphql': toServer,
      '/calendar': toServer,
      '/api': toServer,
      '/dev/mail': toServer,
      '/facts.json': toServer,
      '/schema.graphql': toServer,
    },
  },
}));
