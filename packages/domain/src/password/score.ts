import { strengthMessages } from '../messages/account.ts';
import { missingKinds } from './characterKind.ts';
import { passwordMinLength } from './limits.ts';
import { type WeakReason, weakPart, weakReasons } from './weakPart.ts';

/** Why a password does not have all points. Its message is in `strengthMessages`. */
export type StrengthReason = keyof typeof strengthMessages;

/** How hard a password is to guess. */
export interface PasswordScore {
  /** 0 to 100, whole. */
  score: number;
  /** Reasons for lost points, the most severe first; empty for 100. */
  reasons: StrengthReason[];
}

const pointsPerCharacter = 5;
const pointsPerKind = 5;
const charactersMax = 16;
// Characters beyond these are ignored; these can hold all points four times over.
const readMax = 64;

interface Count {
  counted: number;
  weak: readonly WeakReason[];
}

/** How many characters a text counts for, minimized over all ways to split it: 1 per character, less for a weak part. */
function count(characters: readonly string[]): Count {
  let least: Count = { counted: 0, weak: [] };
  const upTo = [least];
  for (let end = 1; end <= characters.length; end += 1) {
    const cuts = upTo.map((before, start): Count => {
      const part = weakPart(characters.slice(start, end).join(''));
      if (part === null) return { counted: before.counted + end - start, weak: before.weak };
      return { counted: before.counted + part.counted, weak: [...before.weak, part.reason] };
    });
    least = cuts.reduce((one, other) => (other.counted < one.counted ? other : one));
    upTo.push(least);
  }
  return least;
}

/**
 * How hard a password is to guess: 5 points for each counted character, up to 16, and 5 for each kind of character; 0 below
 * `passwordMinLength` characters. Adding a character of a new kind anywhere never lowers the score, and a weak part never scores more than
 * other characters in its place. Characters are Unicode code points of the composed text (NFC), as it is hashed. Source:
 * docs/rules/password.md.
 */
export function scorePassword(text: string): PasswordScore {
  const composed = text.normalize('NFC');
  const characters = [...composed];
  const missing = missingKinds(composed);
  const { counted, weak } = count(characters.slice(0, readMax));
  const points = pointsPerCharacter * Math.min(counted, charactersMax) + pointsPerKind * (4 - missing.length);
  const reasons: StrengthReason[] = [...weakReasons.filter((reason) => weak.includes(reason)), ...missing];
  if (characters.length < passwordMinLength) return { score: 0, reasons: ['tooShort', ...reasons] };
  return { score: points, reasons: counted < charactersMax ? [...reasons, 'longer'] : reasons };
}
