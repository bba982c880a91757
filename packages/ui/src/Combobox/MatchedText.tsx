import { splitMatch } from './matchText.ts';

/** A text in which the first occurrence of what was typed is marked. */
export function MatchedText({ text, wanted }: { text: string; wanted: string }) {
  const { before, match, after } = splitMatch(text, wanted);
  return (
    <span>
      <span>{before}</span>
      {match === '' ? null : <mark>{match}</mark>}
      <span>{after}</span>
    </span>
  );
}
