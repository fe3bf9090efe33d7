import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../../domain/basics/escapeHtml.ts';
import type { Config } from '../config.ts';
import { contentSecurityPolicyOfPage } from '../securityHeaders.ts';
import { BuildManifest } from './BuildManifest.ts';

export interface BuiltPage {
  html: string;
  /** The content security policy that the page needs. */
  contentSecurityPolicy: string;
}

/** A page that can be read before any JavaScript runs. */
export interface ReadablePage {
  title: string;
  description: string;
  html: string;
  /** The modules that show the page. The page's styles and scripts are found by these modules. */
  modules: string[];
}

/**
 * When the browser loads a page's scripts. 'afterPaint' runs them after the first paint. 'prefetchOnInput' is for pages
 * that work without scripts: the user's first input prefetches the scripts, because the next page may need them, and
 * nothing runs them. The script in client/app/early reads these values.
 */
export type LoadScriptsWhen = 'afterPaint' | 'prefetchOnInput';

interface Parts {
  title?: string;
  head: string;
  body: string;
  /** The modules that show the page. The page's styles and scripts are found by these modules. */
  modules: string[];
  when: LoadScriptsWhen;
}

const ENTRY = 'index.html';
/** The parts of the built shell that the pages replace or move. */
const EARLY_SCRIPT = '<script src="/early.js"></script>';
const STYLE_LINES = / *<link rel="stylesheet"[^\n]*\n/g;
const CODE_LINES = / *<(?:script type="module"|link rel="modulepreload")[^\n]*\n/g;

/**
 * Builds pages from the client's built shell. Every page shows something before its scripts arrive, so scripts are
 * always loaded after the first paint.
 */
export class PageBuilder {
  readonly #config: Config;
  readonly #chunks: BuildManifest;
  readonly #shell: string;
  readonly #early: string;
  readonly #prepared = new Map<string, BuiltPage>();

  constructor(folder: string, config: Config, facts: object) {
    this.#config = config;
    this.#chunks = new BuildManifest(folder);
    this.#early = readFileSync(`${folder}/early.js`, 'utf8').trim();
    this.#shell = readFileSync(`${folder}/index.html`, 'utf8')
      .replace('<!--facts-->', () => dataElement('facts', facts))
      .replaceAll('%PRODUCT%', escapeHtml(config.product))
      .replaceAll(CODE_LINES, '')
      .replaceAll(STYLE_LINES, '');
  }

  /** A page that can be read before its scripts arrive. `extraHead` is added to the head. */
  readable({ title, description, html, modules }: ReadablePage, when: LoadScriptsWhen, extraHead = ''): BuiltPage {
    const head = `${meta('name', 'description', description)}${extraHead}`;
    return this.#page({ title, head, body: `<div data-prerendered>${html}</div>`, modules, when });
  }

  /**
   * A page for signed-in users: the frame without data, links that preload its scripts, and the queries that the early
   * script prefetches before those scripts run.
   */
  framed(frame: string, modules: string[], queries: object[]): BuiltPage {
    return this.#page({
      head: `${dataElement('prefetch', queries)}${this.#linksOf(modules)}`,
      body: `<div data-frame>${frame}</div>`,
      modules,
      when: 'afterPaint',
    });
  }

  /** The shell without content. */
  plain(): BuiltPage {
    return this.#page({ head: '', body: '', modules: [], when: 'afterPaint' });
  }

  /** One response that contains everything the first paint needs. */
  #page({ title, head, body, modules, when }: Parts): BuiltPage {
    const { html, contentSecurityPolicy } = this.#prepare(modules, when);
    const name = [title, this.#config.product].filter(Boolean).join(' | ');
    return {
      html: html
        .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(name)}</title>\n${head}`)
        .replace('<!--page-->', () => body),
      contentSecurityPolicy,
    };
  }

  /**
   * The page without its content, cached for each set of modules, because an event's page is built for every request.
   */
  #prepare(modules: string[], when: LoadScriptsWhen): BuiltPage {
    const key = `${when} ${modules.join(' ')}`;
    let page = this.#prepared.get(key);
    if (!page) {
      const inlined = { script: this.#early, style: this.#chunks.stylesOf(ENTRY, ...modules) };
      const html = this.#shell.replace(
        EARLY_SCRIPT,
        () => `${this.#scriptsOf(modules, when)}<script>${inlined.script}</script>\n<style>${inlined.style}</style>`,
      );
      this.#prepared.set(
        key,
        (page = { html, contentSecurityPolicy: contentSecurityPolicyOfPage(this.#config, inlined) }),
      );
    }
    return page;
  }

  /** One script element for each chunk, the entry last, so that a phone can react to touches between two scripts. */
  #scriptsOf(modules: string[], when: LoadScriptsWhen): string {
    const entry = this.#chunks.codeFilesOf(ENTRY).at(-1)!;
    const parts =
      when === 'prefetchOnInput'
        ? `${script(entry)}${this.#linksOf(modules)}`
        : this.#chunks
            .codeFilesOf(...modules, ENTRY)
            .map(script)
            .join('');
    // The page contains these styles inline. The links keep the scripts from fetching the styles and waiting for them.
    const inlinedStyles = this.#chunks
      .styleFilesOf(ENTRY, ...modules)
      .map((href) => `<link rel="stylesheet" media="not all" crossorigin href="${href}">\n`)
      .join('');
    return `<template id="scripts" data-when="${when}">\n${parts}${inlinedStyles}</template>\n`;
  }

  #linksOf(modules: string[]): string {
    return this.#chunks
      .codeFilesOf(...modules, ENTRY)
      .map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">\n`)
      .join('');
  }
}

const script = (href: string) => `<script type="module" fetchpriority="low" crossorigin src="${href}"></script>\n`;

export const meta = (by: 'name' | 'property', key: string, content: string) =>
  `<meta ${by}="${key}" content="${escapeHtml(content)}">\n`;

/**
 * An element with JSON data. The content security policy does not apply to it, because browsers do not run its type.
 */
export const dataElement = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
