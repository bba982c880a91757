/** A caption of a film, which is also a chapter: what is drawn while it is shown. */
export interface Cue {
  /** Two digits: `01`. */
  number: string;
  /** Chapter title. */
  label: string;
  /** Seconds. */
  start: number;
  end: number;
  /** Words that the drawing shows too: those marked `<c>` in the caption, in order. */
  words: readonly string[];
}

const timing = /^(?<start>[\d:.]+) --> (?<end>[\d:.]+)/;
const heading = /^(?<number>\d{2}) (?<label>\S+)$/;

function secondsOf(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/**
 * Parses the captions of a film (WebVTT). The cue identifier, which players do not show, is the chapter's number and title; words marked
 * `<c>` are shown in the drawing, so that each is written once.
 */
export function readCaptions(text: string): Cue[] {
  const [signature, ...blocks] = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/);
  if (signature !== 'WEBVTT') throw new Error('Captions begin with a line WEBVTT.');
  return blocks.map((block) => {
    const [name = '', times = '', ...lines] = block.split('\n');
    const chapter = heading.exec(name)?.groups;
    const moments = timing.exec(times)?.groups;
    if (chapter === undefined || moments === undefined) {
      throw new Error(`A caption is a line “01 总装”, a line of times and its text, not “${block}”.`);
    }
    return {
      number: chapter['number'] ?? '',
      label: chapter['label'] ?? '',
      start: secondsOf(moments['start'] ?? ''),
      end: secondsOf(moments['end'] ?? ''),
      words: [...lines.join('').matchAll(/<c>(.*?)<\/c>/g)].map(([, word = '']) => word),
    };
  });
}
