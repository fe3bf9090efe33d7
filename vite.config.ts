import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkName, folderChunkName } from './scripts/chunks.ts';
import { danishControls } from './scripts/danishControls.ts';
import { iconImports } from './scripts/iconImports.ts';

const serverPort = Number(process.env.PORT ?? 4000) + 1;
const toServer = { target: `http://127.0.0.1:${serverPort}`, ws: true };

/**
 * The server inserts early scripts and its facts, such as the product's name, into a built page. In development Vite
 * serves the page itself: the facts are fetched from the server, and the early scripts are loaded as a module.
 */
const pageInDevelopment = (): Plugin => ({
  name: 'page-in-development',
  apply: 'serve',
  async transformIndexHtml(html) {
    const facts = await fetch(`${toServer.target}/facts.json`).then((answer) => answer.text());
    return html
      .replace('<!--facts-->', `<script type="application/json" id="facts">${facts}</script>`)
      .replace('<script src="/early.js">', '<script type="module" src="/client/app/early/early.ts">');
  },
});

/** Escapes characters outside of Latin-1. The server would keep a text with one of them in twice the memory. */
const escapeWideCharacters = (): Plugin => ({
  name: 'escape-wide-characters',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replace(
          /[^\0-\xff]/g,
          (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
});

/** Modules that every page loads. */
const LOADED_WITH_THE_PAGE = /^assets\/(react|router|relay|page|rolldown-runtime|index)-[^/]*\.js$/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    pageInDevelopment(),
    danishControls(),
    iconImports(),
    isSsrBuild && escapeWideCharacters(),
    babel({
      include: /\/client\/.*\.tsx?$/,
      plugins: [['relay', { eagerEsModules: true }]],
      parserOpts: { plugins: ['typescript', 'jsx'] },
    }),
  ],
  // The client uses the hooks alone; the full entry would bundle the older APIs as well.
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  publicDir: isSsrBuild ? false : 'client/static',
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Browsers that support light-dark(). A polyfill could not give a section its own theme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: {
      // These browsers preload modules by themselves.
      polyfill: false,
      // The browser has loaded these modules with the page, so a later import does not preload them again.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !LOADED_WITH_THE_PAGE.test(file)),
    },
    sourcemap: false,
    // The server keeps the text of its pages' code in memory as well.
    minify: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // Modules whose operations are compiled import these for a tag that the compiler has removed.
          treeshake: {
            moduleSideEffects: [{ test: /node_modules\/(react-relay|relay-runtime)\//, sideEffects: false }],
          },
          input: ['index.html', 'playground.html', 'reference.html'],
          output: {
            // The start code lists the files of every screen, and long hashes do not compress.
            hashCharacters: 'hex',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                { name: chunkName, includeDependenciesRecursively: false, priority: 1 },
                { name: folderChunkName, minShareCount: 2, includeDependenciesRecursively: false },
              ],
            },
          },
        },
  },
  ssr: { noExternal: true },
  // Vite cannot pre-bundle the playground's workers, so development uses the built playground.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    port: Number(process.env.PORT ?? 4000),
    strictPort: true,
    proxy: {
      '/graphql': toServer,
      '/calendar': toServer,
      '/documents': toServer,
      '/api': toServer,
      '/dev/mail': toServer,
      '/facts.json': toServer,
      '/schema.graphql': toServer,
    },
  },
}));
