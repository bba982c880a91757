import { profileStrengthMedium, profileStrengthStrong, strengthLevels } from '@lima-id/domain';
import { listRole } from '@lima-id/ui';
import { Bars, Scale } from './StrengthScale.styles.ts';

const bestScore = 100;

const levels = [
  { level: 'weak', filled: 1, from: 0, to: profileStrengthMedium },
  { level: 'medium', filled: 2, from: profileStrengthMedium + 1, to: profileStrengthStrong },
  { level: 'strong', filled: 3, from: profileStrengthStrong + 1, to: bestScore },
] as const;

/** How the strength of a password is scored: next to the form, where there is space. */
export function StrengthScale() {
  return (
    <Scale aria-labelledby="strength-title">
      <h3 id="strength-title">强度说明</h3>
      <ul role={listRole}>
        {levels.map(({ level, filled, from, to }) => (
          <li key={level}>
            <Bars aria-hidden="true" data-level={level}>
              {[1, 2, 3].map((bar) => (
                <span key={bar} data-filled={bar <= filled ? '' : undefined} />
              ))}
            </Bars>
            <span>{strengthLevels[level]}</span>
            <span data-part="range">{`${from}–${to} 分`}</span>
          </li>
        ))}
      </ul>
    </Scale>
  );
}
