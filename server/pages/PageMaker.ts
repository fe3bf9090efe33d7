import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../domain/escapeHtml.ts';
import type { Config } from '../config.ts';
import { pagePolicy } from '../operations/securityHeaders.ts';
import { Chunks } from './Chunks.ts';

export interface BuiltPage {
  html: string;
  /** The content policy that goes with it. */
  policy: string;
}

/** What can be read before there is any code. */
export interface ReadablePage {
  title: string;
  description: string;
  html: string;
  /** The module of the screen that shows it, by which its styles and its code are found. */
  screen: string;
}

/** When a page's code is fetched: once it is painted, or once somebody stirs, where it works without (see client/early). */
export type CodeWhen = 'painted' | 'stirred';

interface Parts {
  title?: string;
  head: string;
  body: string;
  /** What shows it, by which its styles and its code are found. */
  modules: string[];
  when: CodeWhen;
}

const ENTRY = 'index.html';
/** As they stand in the built shell. */
const EARLY_SCRIPT = '<script src="/early.js"></script>';
const STYLE_LINES = / *<link rel="stylesheet"[^\n]*\n/g;
const CODE_LINES = / *<(?:script type="module"|link rel="modulepreload")[^\n]*\n/g;

/** Puts pages together from the built shell. In each of them there is something to see before its code is here, so code never comes first. */
export class PageMaker {
  readonly #config: Config;
  readonly #chunks: Chunks;
  readonly #shell: string;
  readonly #early: string;
  readonly #prepared = new Map<string, BuiltPage>();

  constructor(folder: string, config: Config, facts: object) {
    this.#config = config;
    this.#chunks = new Chunks(folder);
    this.#early = readFileSync(`${folder}/early.js`, 'utf8').trim();
    this.#shell = readFileSync(`${folder}/index.html`, 'utf8')
      .replace('<!--facts-->', () => dataElement('facts', facts))
      .replaceAll('%PRODUCT%', escapeHtml(config.product))
      .replaceAll(CODE_LINES, '')
      .replaceAll(STYLE_LINES, '');
  }

  /** What can be read before there is code. */
  readable({ title, description, html, screen }: ReadablePage, when: CodeWhen, more = ''): BuiltPage {
    const head = `${meta('name', 'description', description)}${more}`;
    return this.#page({ title, head, body: `<div data-prerendered>${html}</div>`, modules: [screen], when });
  }

  /** For those who are signed in: the frame, its code at once, and what that will ask, so that it is asked before there is any. */
  framed(frame: string, modules: string[], questions: object[]): BuiltPage {
    return this.#page({
      head: `${dataElement('ahead', questions)}${this.#linksOf(modules)}`,
      body: `<div data-frame>${frame}</div>`,
      modules,
      when: 'painted',
    });
  }

  plain(): BuiltPage {
    return this.#page({ head: '', body: '', modules: [], when: 'painted' });
  }

  /** One answer: all that its first paint waits for comes along. */
  #page({ title, head, body, modules, when }: Parts): BuiltPage {
    const { html, policy } = this.#prepare(modules, when);
    const name = [title, this.#config.product].filter(Boolean).join(' | ');
    return {
      html: html
        .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(name)}</title>\n${head}`)
        .replace('<!--page-->', () => body),
      policy,
    };
  }

  /** All but the words, once for each set of modules: an event's page is made anew for every request. */
  #prepare(modules: string[], when: CodeWhen): BuiltPage {
    const key = `${when} ${modules.join(' ')}`;
    let page = this.#prepared.get(key);
    if (!page) {
      const inlined = { script: this.#early, style: this.#chunks.stylesOf(ENTRY, ...modules) };
      const html = this.#shell.replace(
        EARLY_SCRIPT,
        () => `${this.#codeOf(modules, when)}<script>${inlined.script}</script>\n<style>${inlined.style}</style>`,
      );
      this.#prepared.set(key, (page = { html, policy: pagePolicy(this.#config, inlined) }));
    }
    return page;
  }

  /** Each part is a script, and the entry the last of them: a phone answers whoever touches it between one and the next. */
  #codeOf(modules: string[], when: CodeWhen): string {
    const entry = this.#chunks.codeFilesOf(ENTRY).at(-1)!;
    const parts =
      when === 'stirred'
        ? `${script(entry)}${this.#linksOf(modules)}`
        : this.#chunks
            .codeFilesOf(...modules, ENTRY)
            .map(script)
            .join('');
    // Stands for the styles that are here already: the code would fetch them, and wait for them.
    const known = this.#chunks
      .styleFilesOf(ENTRY, ...modules)
      .map((href) => `<link rel="stylesheet" media="not all" crossorigin href="${href}">\n`)
      .join('');
    return `<template id="code" data-when="${when}">\n${parts}${known}</template>\n`;
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

/** Data, not script: of those the content policy lets none run that it doesn't know to the letter. */
export const dataElement = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
