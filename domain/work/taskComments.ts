import { cutText } from '../basics/graphemes.ts';
import { safeHref, writeRichText, type Run, type TextBlock } from '../basics/richText.ts';

/** How long the author of a comment may change it. */
export const COMMENT_EDIT_MINUTES = 15;
/** Longest text of a comment that is written in the portal, without its formatting. */
export const COMMENT_MAX = 10_000;
/** Longest text of a comment that is copied from ClickUp; the rest is cut. */
export const COPIED_COMMENT_MAX = 20_000;
export const MAX_COMMENT_MENTIONS = 10;
export const MAX_MARKER = 40;

/** By what a comment at ClickUp is known to be meant for the customer. */
export const commentRuleKinds = ['NONE', 'PREFIX', 'MENTION'] as const;
export type CommentRuleKind = (typeof commentRuleKinds)[number];

export interface CommentRule {
  kind: CommentRuleKind;
  /** The text with which the comment begins, or the id of the user at ClickUp who is mentioned first. */
  marker: string;
}

/** A piece of a comment at ClickUp with one format, or a mention of a user. */
export interface CommentSegment {
  text: string;
  /** The id of the mentioned user; undefined when the segment is no mention. */
  mentionedUserId?: string | undefined;
  isBold?: boolean | undefined;
  isItalic?: boolean | undefined;
  isUnderlined?: boolean | undefined;
  href?: string | undefined;
}

/**
 * The text that the customer sees of a comment at ClickUp, as HTML without the marker. Undefined unless the comment is
 * marked: its first characters are exactly the marker of a PREFIX rule, or its first piece is a real mention of the
 * user of a MENTION rule. Nothing is folded, trimmed or normalized before the comparison, so that no other text can
 * pass for the marker.
 */
export function textForCustomer(segments: readonly CommentSegment[], rule: CommentRule): string | undefined {
  const rest = withoutMarker(segments, rule);
  if (!rest) return undefined;
  const lines = linesOf(rest);
  return lines.some((runs) => runs.some(({ text }) => hasVisible(text)))
    ? writeRichText(paragraphsOf(lines))
    : undefined;
}

/** Of the rules in the order of their beginning, the one that was in force at a moment. */
export function ruleAt<Rule extends { since: number }>(rules: readonly Rule[], moment: number): Rule | undefined {
  return rules.findLast(({ since }) => since < moment);
}

/**
 * Whether a text is fit to mark comments: it begins with a sign or ends with a colon, so that no sentence begins with
 * it by accident, and it has no character that is invisible or looks like another.
 */
export const isMarker = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= MAX_MARKER &&
  /^[A-Za-z0-9ÆØÅæøå@#!*[\]()/&+:._ -]+$/.test(text) &&
  text.trim() === text &&
  /[A-Za-zÆØÅæøå]/.test(text) &&
  (/^[^A-Za-z0-9ÆØÅæøå ]/.test(text) || text.endsWith(':'));

export const MARKER_RULE =
  `Skriv 3 til ${MAX_MARKER} tegn, som begynder med et tegn som @ eller # eller slutter med kolon. ` +
  'Brug kun danske bogstaver, tal og almindelige tegn.';

/** Writes plain text as paragraphs of formatted text. */
export const plainToRichText = (text: string): string =>
  writeRichText(text.split(/\r?\n/).map((line): TextBlock => ({ type: 'p', children: [{ text: line }] })));

function withoutMarker(
  segments: readonly CommentSegment[],
  { kind, marker }: CommentRule,
): CommentSegment[] | undefined {
  if (kind === 'NONE' || marker === '') return undefined;
  if (kind === 'MENTION')
    return segments[0]?.mentionedUserId === marker ? trimStart(segments.slice(1), /^[\s:,]+/) : undefined;
  // The marker is typed text. A mention of a user with the same name is no prefix.
  let length = 0;
  let typed = '';
  for (const { text, mentionedUserId } of segments) {
    if (typed.length > marker.length || mentionedUserId !== undefined) break;
    typed += text;
    length += 1;
  }
  if (!typed.startsWith(marker)) return undefined;
  const isWord = /[A-Za-z0-9ÆØÅæøå]$/.test(marker);
  const next = typed.slice(marker.length);
  // '@kunde' does not mark a comment that begins with '@kundeservice', nor one that begins with '@kunde' and a mention.
  const isEnd = next === '' && length === segments.length;
  if (isWord && !isEnd && !/^[\s:,]/.test(next)) return undefined;
  return trimStart(skip(segments, marker.length), isWord ? /^[\s:,]+/ : /^\s+/);
}

function skip(segments: readonly CommentSegment[], count: number): CommentSegment[] {
  let left = count;
  return segments.flatMap((segment) => {
    const taken = Math.min(left, segment.text.length);
    left -= taken;
    const text = segment.text.slice(taken);
    return text || taken === 0 ? [{ ...segment, text }] : [];
  });
}

function trimStart(segments: CommentSegment[], pattern: RegExp): CommentSegment[] {
  const [first, ...others] = segments;
  if (!first) return [];
  const text = first.text.replace(pattern, '');
  return text ? [{ ...first, text }, ...others] : trimStart(others, pattern);
}

/** The lines of a comment, cut at the maximum length. */
function linesOf(segments: readonly CommentSegment[]): Run[][] {
  const lines: Run[][] = [[]];
  let left = COPIED_COMMENT_MAX;
  for (const segment of segments) {
    if (left <= 0) break;
    const text = cutText(segment.text, left);
    left -= segment.text.length;
    for (const [index, part] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
      if (index) lines.push([]);
      if (part) lines.at(-1)!.push({ text: part, ...formatOf(segment) });
    }
  }
  return lines;
}

function formatOf({ isBold, isItalic, isUnderlined, href }: CommentSegment): Omit<Run, 'text'> {
  const safe = href && safeHref(href);
  return {
    ...(isBold && { strong: true as const }),
    ...(isItalic && { em: true as const }),
    ...(isUnderlined && { u: true as const }),
    ...(safe && { href: safe }),
  };
}

/** Empty lines at the ends are left out. */
function paragraphsOf(lines: readonly Run[][]): TextBlock[] {
  const first = lines.findIndex(({ length }) => length > 0);
  const last = lines.findLastIndex(({ length }) => length > 0);
  return lines.slice(first, last + 1).map((runs) => ({ type: 'p', children: runs.length ? runs : [{ text: '' }] }));
}

// Letters and marks that are drawn as nothing: the grapheme joiner, and Hangul and Khmer fillers.
const hasVisible = (text: string): boolean =>
  /[^\s\p{C}\p{Z}]/u.test(text.replaceAll(/\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu, ''));
