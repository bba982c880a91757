/** Widths of a picture of a product, in px: a card, a plate, and the whole screen. A picture that is smaller is not enlarged. */
export const productPictureWidths = [320, 800, 1_600] as const;

/** Base path of pictures of products. */
export const productPicturePath = '/product-pictures/';

const form = new RegExp(`^${productPicturePath}([0-9a-f]{64})/(${productPictureWidths.join('|')})\\.webp$`);

/** The address of a picture in a width; `hash` is the SHA-256 of its largest file. */
export function productPictureAddress(hash: string, width: number): string {
  return `${productPicturePath}${hash}/${width}.webp`;
}

/** The hash in the address of a picture of a product; null for any other address. */
export function productPictureHash(address: string): string | null {
  return form.exec(address)?.[1] ?? null;
}

/** The `srcset` of a picture of a product; undefined for any other picture, which has one size. */
export function productPictureSet(address: string): string | undefined {
  const hash = productPictureHash(address);
  if (hash === null) return undefined;
  return productPictureWidths.map((width) => `${productPictureAddress(hash, width)} ${width}w`).join(', ');
}
