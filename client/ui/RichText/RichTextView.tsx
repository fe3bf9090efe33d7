import { createElement, type ReactNode } from 'react';
import { readRichText } from '../../../domain/basics/readRichText.ts';
import { isList, type Block, type Run } from '../../../domain/basics/richText.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './RichText.module.css';

interface RichTextViewProps {
  html: string;
  /** The level on the page of the text's first heading. An `h2` after an `h1` is one level below. */
  topLevel?: 2 | 3 | 4;
}

/**
 * Shows formatted text. The HTML is parsed to the elements that `domain/basics/richText.ts` allows and rendered by
 * React; the browser never gets the HTML itself.
 */
export function RichTextView({ html, topLevel = 3 }: RichTextViewProps) {
  const blocks = readRichText(html);
  const title = blocks.findIndex(({ type }) => type === 'h1');
  return createElement(
    'div',
    { className: styles.content },
    ...blocks.map((block, index) => {
      const isBelowTitle = block.type === 'h2' && title !== -1 && title < index;
      return renderBlock(block, isBelowTitle ? topLevel + 1 : topLevel);
    }),
  );
}

// Uses createElement, because the parts of a text have no ids for React keys. The text is rendered anew as a whole.
function renderBlock(block: Block, level: number): ReactNode {
  if (isList(block))
    return createElement(
      block.type,
      null,
      ...block.children.map(({ children }) => createElement('li', null, ...renderRuns(children))),
    );
  if (block.type === 'p') return createElement('p', null, ...renderRuns(block.children));
  return createElement(`h${level}`, { className: styles[block.type] }, ...renderRuns(block.children));
}

/** Adjacent runs with the same address become one link. */
function renderRuns(runs: readonly Run[]): ReactNode[] {
  const parts: ReactNode[] = [];
  for (let index = 0; index < runs.length;) {
    const start = index;
    const { href } = runs[start]!;
    while (index < runs.length && runs[index]!.href === href) index += 1;
    const texts = runs.slice(start, index).map((run) => createElement(MarkedText, { run }, run.text));
    if (href) parts.push(createElement('a', { href, target: '_blank', rel: 'noopener noreferrer' }, ...texts));
    else parts.push(...texts);
  }
  return parts;
}
