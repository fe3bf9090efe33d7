import { createElement, type ReactNode } from 'react';
import { readRichText } from '../../../domain/readRichText.ts';
import { isList, type Block, type Run } from '../../../domain/richText.ts';
import { Looks } from './Looks.tsx';
import styles from './RichText.module.css';

interface RichTextViewProps {
  html: string;
  /** What a text's own first heading is on the page that it stands on. */
  topLevel?: 2 | 3 | 4;
}

/** Formatted text as elements of our own: of the HTML only what is on the list is read, and nothing of it is handed to the browser. */
export const RichTextView = ({ html, topLevel = 3 }: RichTextViewProps) =>
  createElement('div', { className: styles.content }, ...readRichText(html).map((block) => elementOf(block, topLevel)));

// It is read anew as a whole: its parts have no names of their own to be keyed by.
function elementOf(block: Block, topLevel: number): ReactNode {
  if (isList(block))
    return createElement(
      block.type,
      null,
      ...block.children.map(({ children }) => createElement('li', null, ...shown(children))),
    );
  if (block.type === 'p') return createElement('p', null, ...shown(block.children));
  return createElement(
    `h${topLevel + (block.type === 'h1' ? 0 : 1)}`,
    { className: styles[block.type] },
    ...shown(block.children),
  );
}

/** Neighbours with one address are one link. */
function shown(runs: readonly Run[]): ReactNode[] {
  const parts: ReactNode[] = [];
  for (let at = 0; at < runs.length;) {
    const start = at;
    const { href } = runs[start]!;
    while (at < runs.length && runs[at]!.href === href) at += 1;
    const looks = runs.slice(start, at).map((run) => createElement(Looks, { run }, run.text));
    if (href) parts.push(createElement('a', { href, target: '_blank', rel: 'noopener noreferrer' }, ...looks));
    else parts.push(...looks);
  }
  return parts;
}
