import { Transform } from 'node:stream';
import type { ServerStyleSheet } from 'styled-components';

const headEnd = '</head>';

/**
 * A stream for `pipe` of React's `renderToPipeableStream` where React renders the whole document, from `<html>` on: it writes the rules that
 * `sheet` has collected at the end of the head, and those of each part that arrives later before that part. The document keeps its doctype.
 */
export function documentStream(sheet: ServerStyleSheet): Transform {
  let head = '';
  let isHeadSent = false;

  function takeStyles(): string {
    const styles = sheet.getStyleTags();
    sheet.instance.clearTag();
    return styles;
  }

  return new Transform({
    // React writes a part in pieces that end anywhere, also within a tag. If a piece waited for a slow client, the rules of a part that is
    // rendered meanwhile would be written into that tag.
    readableHighWaterMark: Number.MAX_SAFE_INTEGER,
    transform(piece, _encoding, done) {
      if (isHeadSent) {
        done(null, takeStyles() + piece);
        return;
      }
      head += piece;
      const end = head.indexOf(headEnd);
      isHeadSent = end !== -1;
      if (isHeadSent) done(null, head.slice(0, end) + takeStyles() + head.slice(end));
      else done();
    },
    flush(done) {
      done(null, isHeadSent ? '' : head);
    },
  });
}
