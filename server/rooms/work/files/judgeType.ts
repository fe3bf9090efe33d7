import { extensionOf } from '../../../../domain/work/files.ts';

/** Bytes at the beginning of a file that tell its type. */
export const HEAD_BYTES = 4_096;

/** The type of a file by its content, and whether it is a program. */
export interface JudgedType {
  mediaType: string;
  isProgram: boolean;
}

const OTHER = 'application/octet-stream';

type Signature = readonly [mediaType: string, bytes: string, offset?: number];

/** In the order in which they are tried. The bytes are written as Latin-1. */
const SIGNATURES: readonly Signature[] = [
  ['application/pdf', '%PDF-'],
  ['image/png', '\x89PNG\r\n\x1A\n'],
  ['image/jpeg', '\xFF\xD8\xFF'],
  ['image/gif', 'GIF8'],
  ['image/webp', 'WEBP', 8],
  ['application/zip', 'PK\x03\x04'],
  ['application/zip', 'PK\x05\x06'],
  ['application/vnd.ms-office', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'],
  ['application/gzip', '\x1F\x8B'],
  ['application/x-7z-compressed', '7z\xBC\xAF\x27\x1C'],
  ['application/vnd.rar', 'Rar!\x1A\x07'],
  ['application/rtf', '{\\rtf'],
  ['audio/mpeg', 'ID3'],
];

const PROGRAMS: readonly Signature[] = [
  ['application/vnd.microsoft.portable-executable', 'MZ'],
  ['application/x-elf', '\x7FELF'],
  ['application/x-mach-binary', '\xFE\xED\xFA\xCE'],
  ['application/x-mach-binary', '\xFE\xED\xFA\xCF'],
  ['application/x-mach-binary', '\xCE\xFA\xED\xFE'],
  ['application/x-mach-binary', '\xCF\xFA\xED\xFE'],
  // Also the classes of Java.
  ['application/x-mach-binary', '\xCA\xFE\xBA\xBE'],
  ['application/wasm', '\x00asm'],
  ['application/x-ms-shortcut', 'L\x00\x00\x00\x01\x14\x02\x00'],
  ['application/x-sh', '#!'],
];

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** The parts of Office files, which are ZIP files, by the name of a folder in them. */
const OFFICE = {
  'word/': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'xl/': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'ppt/': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

/** Only files whose type their content proves get a type by which a browser may show them. */
export function judgeType(head: Buffer, name: string): JudgedType {
  const text = head.toString('latin1');
  const program = PROGRAMS.find((signature) => matches(text, signature));
  if (program) return { mediaType: program[0], isProgram: true };
  return { mediaType: typeOf(text, head, name), isProgram: false };
}

function typeOf(text: string, head: Buffer, name: string): string {
  if (text.slice(4, 8) === 'ftyp') return HEIC_BRANDS.has(text.slice(8, 12)) ? 'image/heic' : 'video/mp4';
  const found = SIGNATURES.find((signature) => matches(text, signature))?.[0];
  if (found === 'application/zip') return officeType(text) ?? found;
  return found ?? textType(head, name) ?? OTHER;
}

const matches = (text: string, [, bytes, offset = 0]: Signature) => text.startsWith(bytes, offset);

const officeType = (text: string) => Object.entries(OFFICE).find(([folder]) => text.includes(folder))?.[1];

/** A text gets a type that no browser executes, also when it is HTML, a script or an SVG picture. */
function textType(head: Buffer, name: string): string | undefined {
  if (head.includes(0)) return undefined;
  const text = new TextDecoder('utf-8').decode(head, { stream: true });
  if (text.includes('\uFFFD') && extensionOf(name) !== 'csv') return undefined;
  return extensionOf(name) === 'csv' ? 'text/csv' : 'text/plain';
}
