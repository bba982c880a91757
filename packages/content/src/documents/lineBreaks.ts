/** Marks that must not begin a line, and those that must not end one. */
const neverFirst = /[，。、；：！？）】》」”’…—～·％%,.;:!?)\]}]/;
const neverLast = /[（【《「“‘([{]/;

/** Characters between which a line may break anywhere: Chinese, and the marks set like it. */
const wide = /[\u2E80-\u9FFF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF\u3000-\u303F]/;

/** Where a long code may break: after its own separators. */
const codeJoint = /[/_.,&=?-]/;

/**
 * Whether a line may break between two adjacent characters: after a space, and next to Chinese characters, but with no
 * punctuation mark on the wrong line. In codes also after their separators.
 */
export function mayBreak(before: string, after: string, inCode: boolean): boolean {
  if (/\s/.test(after)) return false;
  if (/\s/.test(before)) return true;
  if (inCode && codeJoint.test(before) && !codeJoint.test(after)) return true;
  if (neverFirst.test(after) || neverLast.test(before)) return false;
  return wide.test(before) || wide.test(after);
}
