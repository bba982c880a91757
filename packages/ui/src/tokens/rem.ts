/**
 * A length of the type scale as CSS: `rem(14)` is `0.875rem`. Type is in rem, so that it follows the reader's browser font size and the
 * large mode, which is one declaration on `html`.
 */
export function rem(px: number): string {
  return `${px / 16}rem`;
}
