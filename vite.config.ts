import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { danishControls } from './scripts/danishControls.ts';
import { iconChunkName, initialChunkName } from './scripts/initialChunks.ts';
import { leaveOutModules } from './scripts/leaveOutModules.ts';

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

/** Modules of a few lines that several screens share. */
const sharedModules = [
  'domain/\\w+/(shortId|slug|subdomain|formatWorkedTime|phoneNumber|postcode|termsVersions)\\.ts',
  'client/app/relay/(nodesOf|useAttempt|useMorePages|coalesceRefetches|prependNewEdges|useFetchedPages)\\.ts',
  'client/customer/licenses/(requestPrice|seatsText|licenseFilters)\\.ts',
  'client/ui/(downloadFile|options)\\.',
  'client/admin/(prependNewRow|copyText|CompanyLink|companies/companyText)\\.',
  'client/parts/lists/cells\\.',
  'client/(customer/departments/Departments|customer/payments/Payments|ui/Tabs)\\.module\\.css',
];

/** What the dialogs share that order or renew something. */
const buyingModules = [
  'client/parts/prices/(?!usePrices)',
  'client/public/terms/AcceptTerms',
  'client/customer/payments/PaymentMissing',
  'client/__generated__/(PaymentMissing|CompanyPrices(Query|_)|readCompanyPrices|readPriceList)',
];

/** The fields of companies and installations that forms of several rooms share. */
const contactModules = ['client/parts/fields/(?!vatNumber)'];

/** Modules that every page loads. */
const LOADED_WITH_THE_PAGE = /^assets\/(react|router|controls|base|icons|rolldown-runtime|index)-[^/]*\.js$/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    pageInDevelopment(),
    danishControls(),
    isSsrBuild ? escapeWideCharacters() : leaveOutModules(),
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
                // React, the router and Relay in a file each, with the module that starts it: a phone can respond to
                // input between two scripts.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|client\/root\.ts/, priority: 3 },
                { name: 'router', test: /node_modules\/react-router\//, priority: 2 },
                {
                  name: 'relay',
                  test: /node_modules\/(react-relay|relay-runtime|fbjs|@babel\/runtime)\//,
                  includeDependenciesRecursively: false,
                  priority: 2,
                },
                // Two files for all icons: a screen has dozens, and each would otherwise be a request for a few bytes.
                { name: iconChunkName, includeDependenciesRecursively: false, priority: 2 },
                { name: 'forms', test: /node_modules\/react-hook-form\//, priority: 3 },
                // The pages for visitors load the validation of their forms later.
                { name: 'validation', test: /node_modules\/(zod|@hookform)\//, priority: 2 },
                { name: initialChunkName, includeDependenciesRecursively: false, priority: 1 },
                // As chunks of their own, the names of small modules would fill the lists of files in the start code.
                // The front page shows prices without what buys.
                {
                  name: 'pricing',
                  test: /domain\/\w+\/\w+Pricing\.ts|client\/prices\/usePrices/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'prices',
                  test: new RegExp(buyingModules.join('|')),
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'contact',
                  test: new RegExp(contactModules.join('|')),
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'shared',
                  test: new RegExp(sharedModules.join('|')),
                  includeDependenciesRecursively: false,
                },
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
