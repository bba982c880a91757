import { unstable_forceFrameRate } from 'scheduler';

/** Slices of rendering per second. A slice stays well below the 50 ms from which a task is long. */
const slicesPerSecond = 30;

/**
 * Lets React render a page of the site in slices of 33 ms in place of 5. After each slice the browser may paint, and works the styles of the
 * whole document out again when the slice has added rules: on a slow phone 20 to 30 ms each time, and most of the time of opening a page.
 */
export function lengthenSlices(): void {
  unstable_forceFrameRate(slicesPerSecond);
}
