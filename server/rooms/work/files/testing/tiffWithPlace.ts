/** EXIF data with an orientation and a place, whose values are 24 letters P, in the byte order of a phone. */
export function tiffWithPlace(placeAt = 56): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4 + 2 + 12 + 4 + 24);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  const entry = (at: number, [tag, type, count, value]: readonly [number, number, number, number]) => {
    tiff.writeUInt16BE(tag, at);
    tiff.writeUInt16BE(type, at + 2);
    tiff.writeUInt32BE(count, at + 4);
    if (type === 3) tiff.writeUInt16BE(value, at + 8);
    else tiff.writeUInt32BE(value, at + 8);
  };
  entry(10, [0x0112, 3, 1, 6]);
  entry(22, [0x8825, 4, 1, 38]);
  tiff.writeUInt16BE(1, 38);
  entry(40, [2, 5, 3, placeAt]);
  tiff.fill('P', 56, 80, 'latin1');
  return tiff;
}
