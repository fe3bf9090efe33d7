import { z } from 'zod';
import type { Call } from '../http/ApiClient.ts';
import { id, listOf, text, timestamp } from '../lenient.ts';

/** A piece of a comment with one format, or a mention of a user. */
export interface ClickUpCommentSegment {
  text: string;
  mentionedUserId?: string | undefined;
  isBold?: boolean | undefined;
  isItalic?: boolean | undefined;
  isUnderlined?: boolean | undefined;
  href?: string | undefined;
}

/** A file that was sent with a comment. */
export interface ClickUpCommentFile {
  id: string;
  /** The name of the file. */
  title: string;
  url: string;
  /** Bytes; undefined when ClickUp does not say. */
  size?: number | undefined;
}

export interface ClickUpComment {
  id: string;
  /** The whole comment without its formatting. */
  text: string;
  segments: ClickUpCommentSegment[];
  files: ClickUpCommentFile[];
  authorName: string;
  /** When the comment was written, in milliseconds since 1970. An edit does not change it. */
  writtenAt: number;
}

const isOn = z.unknown().transform((value) => value === true);

/** ClickUp takes no file of more than 1 GB, and the database no number above this one. */
const MAX_SIZE = 2 ** 31 - 1;

/** A piece of a comment that is a file. Its text is the file's name. */
const file = z.object({
  id,
  title: text,
  url: z.url({ protocol: /^https?$/ }),
  size: z.coerce.number().int().positive().max(MAX_SIZE).optional().catch(undefined),
});
const filePiece = z
  .object({ attachment: file.nullish().catch(undefined), image: file.nullish().catch(undefined) })
  .transform(({ attachment, image }) => attachment ?? image ?? undefined)
  .catch(undefined);
const isFilePiece = (piece: unknown) =>
  ['attachment', 'image'].includes(String((piece as { type?: unknown } | null)?.type));

const segment = z
  .object({
    text,
    type: text,
    user: z.object({ id }).nullish().catch(undefined),
    attributes: z
      .object({ bold: isOn, italic: isOn, underline: isOn, link: text })
      .partial()
      .nullish()
      .catch(undefined),
  })
  .transform(({ text: content, type, user, attributes }): ClickUpCommentSegment => ({
    text: content,
    ...(type === 'tag' && user && { mentionedUserId: user.id }),
    ...(attributes?.bold && { isBold: true }),
    ...(attributes?.italic && { isItalic: true }),
    ...(attributes?.underline && { isUnderlined: true }),
    ...(attributes?.link && { href: attributes.link }),
  }));

const segments = z.array(segment);

const comment = z
  .object({
    id,
    comment: z.array(z.unknown()).catch([]),
    comment_text: text,
    user: z.object({ username: text, email: text }).nullish().catch(undefined),
    date: timestamp,
  })
  .transform((read): ClickUpComment => ({
    id: read.id,
    text: read.comment_text,
    segments: segments.catch([]).parse(read.comment.filter((piece) => !isFilePiece(piece))),
    files: read.comment.filter(isFilePiece).flatMap((piece) => filePiece.parse(piece) ?? []),
    authorName: read.user?.username || read.user?.email || '',
    writtenAt: read.date,
  }));

const PAGE_SIZE = 25;
const pageAnswer = z.object({ comments: listOf(comment) });

/** Loads the comments of a task, the newest first, until one is older than `since`. Replies are not among them. */
export async function loadComments(call: Call, taskId: string, since: number): Promise<ClickUpComment[]> {
  const byId = new Map<string, ClickUpComment>();
  let oldest: ClickUpComment | undefined;
  for (;;) {
    const { comments } = await call(
      {
        method: 'GET',
        path: ['task', taskId, 'comment'],
        ...(oldest && { query: { start: oldest.writtenAt, start_id: oldest.id } }),
      },
      pageAnswer,
    );
    const before = byId.size;
    for (const each of comments) byId.set(each.id, each);
    oldest = comments.at(-1);
    // A page that brings nothing new would repeat for ever.
    if (comments.length < PAGE_SIZE || byId.size === before || !oldest || oldest.writtenAt < since)
      return [...byId.values()];
  }
}
