import { readRichText } from '../../../../domain/basics/readRichText.ts';
import { plainText } from '../../../../domain/basics/richText.ts';
import type { Config } from '../../../platform/config.ts';

interface WrittenComment {
  id: string;
  taskId: string;
  text: string;
  authorName: string;
  companyName: string;
  isFromReseller: boolean;
  isRequestForChanges: boolean;
  mentioned: string[];
}

const REFERENCE = /[?&]comment=(tcom_[0-9a-hjkmnp-tv-z]{26})/;

/**
 * The text of a comment of the portal at ClickUp, where the portal's account is the author of all of them. Its last
 * line leads to the comment in the portal, by which the portal knows its own comments again.
 */
export function clickUpTextOf({ publicUrl }: Config, comment: WrittenComment): string {
  const { id, taskId, authorName, companyName, isFromReseller, isRequestForChanges, mentioned } = comment;
  const action = isRequestForChanges ? 'beder om ændringer' : isFromReseller ? 'skriver til kunden' : 'skriver';
  return [
    `${isFromReseller ? authorName : `${authorName} (${companyName})`} ${action}:`,
    plainText(readRichText(comment.text)),
    ...(mentioned.length ? [`Nævnt: ${mentioned.join(', ')}`] : []),
    `Skrevet i portalen: ${publicUrl}/tasks/${taskId}?comment=${id}`,
  ].join('\n\n');
}

/** The id of the portal's comment that a text at ClickUp comes from; undefined for every other text. */
export const portalCommentIn = (text: string): string | undefined => REFERENCE.exec(text)?.[1];
