import type { Plugin } from 'vite';

/** React Aria's texts in a language other than Danish. */
const OTHER_LANGUAGES = /\/react-[\w-]+\/dist\/.*\/intl\/.*\b(?!da-DK)[a-z]{2}-[A-Z]{2}\.mjs$/;
const LANGUAGE_OF_BROWSER = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;
const DANISH = `
  const danish = { locale: 'da-DK', direction: 'ltr' };
  const getDefaultLocale = () => danish;
  export { getDefaultLocale, getDefaultLocale as useDefaultLocale };
`;

/**
 * Makes React Aria's components Danish, as the portal is, whatever the language of the browser. They would bring their
 * texts in 34 languages and ask `Intl` which of them the browser knows, for which a phone reads all of its languages: a
 * tenth of a second on every page.
 */
export const danishControls = (): Plugin => ({
  name: 'danish-controls',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (LANGUAGE_OF_BROWSER.test(id)) return DANISH;
    return OTHER_LANGUAGES.test(id) ? 'export default undefined;' : undefined;
  },
});
