import { describe, expect, test } from '@jest/globals';
import { sizeOf } from './drawPreview.ts';
import { blankLocation, orientationOf } from './jpegLocation.ts';
import { judgeType } from './judgeType.ts';
import { tiffWithPlace } from './testing/tiffWithPlace.ts';

describe('the type of a content', () => {
  test.each([
    ['%PDF-1.7', 'aftale.docx', 'application/pdf', false],
    ['\xFF\xD8\xFF\xE0', 'billede.exe', 'image/jpeg', false],
    ['\0\0\0\x18ftypheic', 'IMG.HEIC', 'image/heic', false],
    ['PK\x03\x04…word/document.xml', 'brev.docx', officeType('wordprocessingml.document'), false],
    ['PK\x03\x04…', 'arkiv.zip', 'application/zip', false],
    ['navn;alder\n', 'liste.csv', 'text/csv', false],
    ['<!doctype html>', 'side.html', 'text/plain', false],
    ['\x01\x02\0', 'ukendt.bin', 'application/octet-stream', false],
    ['MZ\x90', 'faktura.pdf', 'application/vnd.microsoft.portable-executable', true],
    ['\x7FELF', 'billede.png', 'application/x-elf', true],
    ['#!/bin/sh', 'note.txt', 'application/x-sh', true],
  ])('%j named %s is %s', (content, name, mediaType, isProgram) => {
    expect(judgeType(Buffer.from(content, 'latin1'), name)).toEqual({ mediaType, isProgram });
  });
});

function officeType(kind: string) {
  return `application/vnd.openxmlformats-officedocument.${kind}`;
}

/** A JPEG's beginning with an orientation and a place. */
function jpegWithPlace(placeAt?: number): Buffer {
  const segment = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiffWithPlace(placeAt)]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(segment.length + 2);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1]), length, segment, Buffer.from([0xff, 0xda, 0, 0])]);
}

describe('the metadata of a picture', () => {
  test('lose the place and keep the orientation', () => {
    const picture = jpegWithPlace();
    const { length } = picture;
    expect(orientationOf(picture)).toBe(6);
    expect(blankLocation(picture)).toBe(true);
    expect(picture.includes('PPPP')).toBe(false);
    expect(picture).toHaveLength(length);
    expect(orientationOf(picture)).toBe(6);
  });

  test.each([
    ['no picture', Buffer.from('Hej')],
    ['a picture that is cut off', jpegWithPlace().subarray(0, 30)],
    ['a picture whose place is said to be behind the end', jpegWithPlace(0xffff_fff0)],
    ['an entry that points behind the end', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff])],
  ])('of %s are left alone', (_, bytes) => {
    expect(() => blankLocation(Buffer.from(bytes))).not.toThrow();
  });
});

test('the size of a picture is read without decoding it', () => {
  const png = Buffer.alloc(24);
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(40_000, 20);
  expect(sizeOf(png, 'image/png')).toEqual({ width: 60_000, height: 40_000 });
  expect(sizeOf(Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 20, 0, 30, 3]), 'image/jpeg')).toEqual({
    width: 30,
    height: 20,
  });
  expect(sizeOf(Buffer.from('GIF89a\xFF\xFF\xFF\xFF', 'latin1'), 'image/gif')).toEqual({
    width: 65_535,
    height: 65_535,
  });
  expect(sizeOf(Buffer.from('Hej'), 'image/png')).toBeUndefined();
});
