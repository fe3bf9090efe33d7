/** The types of pictures of which previews are drawn. Apart from the drawing, whose library takes memory. */
const DRAWN = new Set(['image/png', 'image/jpeg', 'image/gif']);

export const hasPreviewOf = (mediaType: string): boolean => DRAWN.has(mediaType);
