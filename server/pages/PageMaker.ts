import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../domain/escapeHtml.ts';
import type { Config } from '../config.ts';
import { pagePolicy, type Inlined } from '../operations/securityHeaders.ts';
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

/** When a page's code is fetched: at once, once the page is painted, or once somebody stirs, where it works without (see early.js). */
export type CodeWhen = 'now' | 'painted' | 'stirred';

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
  readonly #inlined = new Map<string, Inlined>();

  constructor(folder: string, config: Config, facts: object) {
    this.#config = config;
    this.#chunks = new Chunks(folder);
    this.#early = readFileSync(`${folder}/early.js`, 'utf8').trim();
    this.#shell = readFileSync(`${folder}/index.html`, 'utf8')
      .replace('<!--facts-->', () => dataElement('facts', facts)).replaceAll('%PRODUCT%', escapeHtml(config.product)).replaceAll(CODE_LINES, '');
  }

  /** Read after one answer: all that its first paint waits for comes along. */
  readable({ title, description, html, screen }: ReadablePage, when: CodeWhen, more = ''): BuiltPage {
    const inlined = this.#inlinedFor(screen);
    // Stands for the styles that are here already: the code would fetch them, and wait for them.
    const known = this.#chunks.styleFilesOf(ENTRY, screen).map((href) => `<link rel="stylesheet" media="not all" crossorigin href="${href}">\n`).join('');
    return {
      html: this.#shell
        .replaceAll(STYLE_LINES, '')
        .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(`${title} | ${this.#config.product}`)}</title>\n${meta('name', 'description', description)}${more}`)
        .replace(EARLY_SCRIPT, () => `${this.#codeOf([screen], when, known)}<script>${inlined.script}</script>\n<style>${inlined.style}</style>`)
        .replace('<!--page-->', () => `<div data-prerendered>${html}</div>`),
      policy: pagePolicy(this.#config, inlined),
    };
  }

  /** For those who are signed in: the frame, and the code and styles of what comes into it, without waiting for the code that asks for them. */
  framed(frame: string, ...modules: string[]): BuiltPage {
    const styles = this.#chunks.styleFilesOf(...modules).filter((href) => !this.#shell.includes(href));
    const links = this.#linksOf(modules) + styles.map((href) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="${href}">\n`).join('');
    return {
      html: this.#withCode(modules, links).replace('<!--page-->', () => `<div data-frame>${frame}</div>`),
      policy: pagePolicy(this.#config),
    };
  }

  plain(): BuiltPage {
    return { html: this.#withCode([], this.#linksOf([])), policy: pagePolicy(this.#config) };
  }

  /** Links before the code that early.js begins with: they are found without it. */
  #withCode(modules: string[], links: string): string {
    return this.#shell.replace(EARLY_SCRIPT, () => `${links}${this.#codeOf(modules, 'now')}${EARLY_SCRIPT}`);
  }

  /** Each part is a script, and the entry the last of them: a phone answers whoever touches it between one and the next. */
  #codeOf(modules: string[], when: CodeWhen, more = ''): string {
    const entry = this.#chunks.codeFilesOf(ENTRY).at(-1)!;
    const parts = when === 'stirred' ? `${script(entry)}${this.#linksOf(modules)}` : this.#chunks.codeFilesOf(...modules, ENTRY).map(script).join('');
    return `<template id="code" data-when="${when}">\n${parts}${more}</template>\n`;
  }

  #linksOf(modules: string[]): string {
    return this.#chunks.codeFilesOf(...modules, ENTRY).map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">\n`).join('');
  }

  #inlinedFor(screen: string): Inlined {
    let inlined = this.#inlined.get(screen);
    if (!inlined) this.#inlined.set(screen, inlined = { script: this.#early, style: this.#chunks.stylesOf(ENTRY, screen) });
    return inlined;
  }
}

const script = (href: string) => `<script type="module" fetchpriority="low" crossorigin src="${href}"></script>\n`;

export const meta = (by: 'name' | 'property', key: string, content: string) => `<meta ${by}="${key}" content="${escapeHtml(content)}">\n`;

/** Data, not script: of those the content policy lets none run that it doesn't know to the letter. */
export const dataElement = (id: string, data: unknown) => `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
