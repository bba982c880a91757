/** Structure of a picture file, without decoding. */
export interface PictureFile {
  type: 'jpeg' | 'png' | 'bmp';
  /** Stored size in px, before EXIF orientation is applied. */
  width: number;
  height: number;
  /** Length of the picture data; trailing bytes do not belong to it. */
  length: number;
  /** A JPEG whose file ends after the last pixel, without its end marker. */
  lacksEnd?: boolean;
}
