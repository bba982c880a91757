/** A picture as its own structure describes it. Nothing of it has been decoded. */
export interface PictureFile {
  type: 'jpeg' | 'png' | 'bmp';
  /** Pixels as they are stored, before the picture is turned upright. */
  width: number;
  height: number;
  /** Bytes the picture takes from the start; what comes after does not belong to it. */
  length: number;
}
