import { passwordStrengthPass, profileStrengthMedium, profileStrengthStrong, resetStrengthStrong } from './limits.ts';
import { type PasswordScore, scorePassword } from './score.ts';

/** How strong a password is. Themes colour a level by its key: weak red, medium orange, strong green. */
export const strengthLevels = { weak: '弱', medium: '中', strong: '强' } as const;

/** A level of strength. */
export type StrengthLevel = keyof typeof strengthLevels;

/** The level of a score when a forgotten password is reset: below 50 weak, up to 70 medium, above strong. Source: docs/rules/password.md. */
export function resetLevel(score: number): StrengthLevel {
  if (score > resetStrengthStrong) return 'strong';
  return score >= passwordStrengthPass ? 'medium' : 'weak';
}

/** The level of a score on the profile page: up to 30 weak, up to 60 medium, above strong. Source: docs/rules/password.md. */
export function profileLevel(score: number): StrengthLevel {
  if (score > profileStrengthStrong) return 'strong';
  return score > profileStrengthMedium ? 'medium' : 'weak';
}

/** The state of the strength indicator; null, which hides it, for an empty text. */
export function strengthMeter(
  text: string,
  levelOf: (score: number) => StrengthLevel,
): (PasswordScore & { level: StrengthLevel }) | null {
  if (text === '') return null;
  const scored = scorePassword(text);
  return { ...scored, level: levelOf(scored.score) };
}
