const HEIC = /\.(heic|heif)$/i;
const QUALITY = 0.9;

/**
 * The file as it is uploaded. A HEIC picture becomes a JPEG where the browser can read HEIC, because few others can; a
 * drawn picture also has no place in it. Any other file stays as it is.
 */
export async function prepareFile(file: File): Promise<File> {
  if (!HEIC.test(file.name) && !/^image\/hei[cf]/.test(file.type)) return file;
  const jpeg = await drawJpeg(file).catch(() => undefined);
  return jpeg ? new File([jpeg], file.name.replace(HEIC, '.jpg'), { type: 'image/jpeg' }) : file;
}

async function drawJpeg(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY);
  });
}

/** A pasted picture has no name of its own, and every one would be called the same. */
export const nameOfPasted = (file: File, moment: Date): string =>
  file.name && file.name !== 'image.png'
    ? file.name
    : `skærmbillede ${moment.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')}.png`;
